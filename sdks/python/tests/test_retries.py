"""What the vectors can't have: a call that isn't safe to retry, which the contract doesn't have."""

import unittest

from argosy._call import Call
from argosy._clock import Clock
from argosy._http import Response
from argosy._options import CallOptions, settings_from
from argosy._steps import GetToken, Send, Sleep, call_steps
from argosy.errors import ArgosyError, ConnectionFailedError


def steps_of(call: Call, outcome: object) -> list[str]:
    """The steps of a call that fails, if every attempt has the same outcome."""
    settings = settings_from("a", "b", "c", "https://api.example", 1, 2, 60, None, Clock())
    results = {GetToken: "t1", Send: outcome, Sleep: None}
    steps = call_steps(call, settings)
    names = []
    result = None
    try:
        while True:
            step = steps.send(result)
            names.append(type(step).__name__)
            result = results[type(step)]
    except ArgosyError:
        return names


class Retries(unittest.TestCase):
    def test_a_post_with_a_second_effect_and_no_key_is_sent_once(self) -> None:
        call = Call("POST", "/contacts", CallOptions())
        for outcome in (Response(503, {}, b""), ConnectionFailedError("Lost.")):
            self.assertEqual(steps_of(call, outcome), ["GetToken", "Send"])


if __name__ == "__main__":
    unittest.main()
