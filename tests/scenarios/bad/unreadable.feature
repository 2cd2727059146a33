Feature: Latin é
