"""Scenarios: from the Gherkin features that people write to the cases that anybody can run."""
