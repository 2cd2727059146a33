"""Run the adapter by itself: ``python -m conformance.adapters.openspiel``."""

import sys

from conformance.adapters.openspiel import main

sys.exit(main(sys.argv[1:]))
