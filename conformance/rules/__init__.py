"""Rules as data: profiles and house rules read, resolved, and explained."""

from conformance.rules.catalogue import shipped_house_rules, shipped_profiles
from conformance.rules.resolve import load_profile
from conformance.rules.resolved import Resolved, Standing

__all__ = ["Resolved", "Standing", "load_profile", "shipped_house_rules", "shipped_profiles"]
