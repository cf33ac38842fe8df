"""The generated code as a whole."""

import inspect
import json
import os
import unittest
from typing import Any, get_type_hints, is_typeddict

import argosy
from argosy import params, types
from argosy._model import _readers
from argosy._names import wire_name
from argosy._resources import AsyncResources, Resources

with open(os.environ["ARGOSY_SDK_CONTRACT"], encoding="utf-8") as file:
    CONTRACT = json.load(file)

OPERATIONS = [
    operation["x-sdk"] for path in CONTRACT["paths"].values() for operation in path.values()
]


class Surface(unittest.TestCase):
    def test_every_operation_has_a_method_in_both_clients(self) -> None:
        options: dict[str, Any] = {"client_id": "a", "client_secret": "b", "org_id": "c"}
        for client in (argosy.Argosy(**options), argosy.AsyncArgosy(**options)):
            for operation in OPERATIONS:
                resource = getattr(client, operation["resource"]["snake"])
                self.assertTrue(callable(getattr(resource, operation["method"]["snake"])))

    def test_no_option_has_the_name_of_a_field(self) -> None:
        client = argosy.Argosy(client_id="a", client_secret="b", org_id="c")
        for operation in OPERATIONS:
            if "params" not in operation:
                continue
            resource = getattr(client, operation["resource"]["snake"])
            method = getattr(resource, operation["method"]["snake"])
            fields = get_type_hints(getattr(params, operation["params"]["type"]))
            self.assertEqual(set(inspect.signature(method).parameters) & set(fields), set())

    def test_every_name_leads_back_to_the_contract(self) -> None:
        schemas = CONTRACT["components"]["schemas"]
        names = {name for schema in schemas.values() for name in schema.get("properties", {})}
        fields = [_readers(model) for model in vars(types).values() if is_model(model)]
        fields += [get_type_hints(kind) for kind in vars(params).values() if is_typeddict(kind)]
        for name in {name for group in fields for name in group}:
            self.assertIn(wire_name(name), names)

    def test_both_clients_have_the_same_resources(self) -> None:
        self.assertEqual(public(Resources), public(AsyncResources))


def is_model(value: object) -> bool:
    return isinstance(value, type) and issubclass(value, argosy.Model)


def public(kind: type) -> list[str]:
    return [name for name in vars(kind) if not name.startswith("_")]


if __name__ == "__main__":
    unittest.main()
