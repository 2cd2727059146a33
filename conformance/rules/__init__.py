"""Rules as data: profiles and house rules read, resolved, and explained."""
