"""Apps under test that come with the suite; none of them is imported by the runner."""
