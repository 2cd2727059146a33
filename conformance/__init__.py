"""The suite: rules and scenarios loaded, apps asked, answers judged."""
