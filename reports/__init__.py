"""Pure renderers: what is found elsewhere, made readable; nothing here knows a rule."""
