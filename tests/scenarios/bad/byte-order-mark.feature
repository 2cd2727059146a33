Feature: A byte order mark
