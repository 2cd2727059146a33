"""The move protocol between the runner and an app: messages, and nothing that knows a rule."""
