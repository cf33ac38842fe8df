"""Runs samples in one process. Reads a line of JSON for each sample, and prints one with its outcome."""

import contextlib
import io
import json
import os
import runpy
import sys
import traceback

for line in sys.stdin:
    sample = json.loads(line)
    os.environ.update(sample["env"])
    printed, error = io.StringIO(), ""
    try:
        with contextlib.redirect_stdout(printed):
            runpy.run_path(sample["program"], run_name="__main__")
    except BaseException:  # sys.exit() ends only the sample.
        error = traceback.format_exc()
    print(json.dumps({"printed": printed.getvalue(), "error": error}), flush=True)
