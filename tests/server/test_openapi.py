"""The OpenAPI document holds: requests made from it, good and bad, never make the server fail."""

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis.checks import not_a_server_error
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from chicane.server import app
from chicane.server.settings import Settings
from tests.server.conftest import Made, Web, running
from tests.server.conftest import settings as server_settings

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
EXAMPLES = 12
DOCUMENT: dict[str, Any] = app.application(Settings("sqlite://")).openapi_schema.to_schema()
OPERATIONS = [(method, path) for path, item in DOCUMENT["paths"].items() for method in item]


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Made]:
    """A table on a server of its own, which will be asked a lot."""
    with running(server_settings(tmp_path_factory.mktemp("openapi"))) as address:
        web = Web(address)
        yield web.table("human", "human")
        web.close()


@pytest.fixture(scope="module")
def document(made: Made) -> Any:
    """The document, from the server."""
    return schemathesis.openapi.from_url(f"{made.web.address}/api/schema/openapi.json")


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE], ids=["right", "wrong"])
@pytest.mark.parametrize(("method", "path"), OPERATIONS)
def test_requests_made_from_the_document(
    made: Made, document: Any, method: str, path: str, mode: GenerationMode
) -> None:
    """Right or wrong, every answer is one that the document knows, and a watcher's requests leave the table alone."""
    before = made.get().json()

    @given(case=document[path][method].as_strategy(generation_mode=mode))
    @settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
    def ask(case: Any) -> None:
        if "table" in case.path_parameters:
            case.path_parameters["table"] = made.id
        case.call_and_validate(checks=CHECKS, headers={"Authorization": f"Bearer {made.watch}"})

    try:
        ask()
    except Unsatisfiable:
        pytest.skip("there is no wrong way to ask for this")
    assert before | {"seats": []} == made.get().json() | {"seats": []}


@pytest.mark.parametrize(("method", "path"), OPERATIONS)
def test_everything_is_documented(method: str, path: str) -> None:
    """Each operation says what it does and which errors it may answer with."""
    operation = DOCUMENT["paths"][path][method]

    assert operation["description"]
    assert any(code.startswith("4") for code in operation["responses"])
