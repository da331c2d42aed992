"""`python -m chicane.cli`, for a checkout that is not installed."""

import sys

from chicane.cli import main

sys.exit(main())
