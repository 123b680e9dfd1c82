"""`client.payment_providers`."""

# Made from the OpenAPI document by sdk/python/scripts/generate.ts. Do not edit: `npm run generate` writes this file.

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Mapping, Sequence

from .._async_client import AsyncClient
from .._client import Client
from .._model import Response
from .._options import OMIT, Omit, RequestOptions
from .._page import AsyncList, Page
from .._request import Call
from ..types import PaymentProvider

if TYPE_CHECKING:
    from .. import types


class PaymentProvidersResource:
    def __init__(self, client: Client) -> None:
        self._client = client

    def create(
        self,
        *,
        kind: str,
        name: str,
        settings: Mapping[str, Any] | Omit = OMIT,
        secrets: Mapping[str, Any] | Omit = OMIT,
        currencies: Sequence[str] | Omit = OMIT,
        priority: int | Omit = OMIT,
        status: types.EnabledStatus | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> PaymentProvider:
        """Connect a payment provider.

        Connects a provider. New payments then use it instead of the simulated provider. Enter
        `notification_url` at the provider as its webhook endpoint, so that the provider notifies Posthorn of
        changes.

        `POST /v1/payment_providers`. An API key needs one of the scopes `full`.

        Args:
            kind: The kind of provider. `GET /v1/payment_provider_kinds` lists the kinds.
            name: The display name.
            settings: The settings of this kind of provider, such as `client_id`. `GET
                /v1/payment_provider_kinds` has their schema.
            secrets: The credentials, such as `secret_key`. Posthorn encrypts them and never returns them.
            currencies: The currencies for which Posthorn uses the provider. An empty list means all.
            priority: The priority. Posthorn tries the provider with the lowest priority first. The default is
                `10`.
            status: The status. New payments do not use a disabled provider. Refunds and disputes of its
                earlier payments continue. The default is `enabled`.
        """
        call = Call(
            "POST",
            "/v1/payment_providers",
            body={
                "kind": kind,
                "name": name,
                "settings": settings,
                "secrets": secrets,
                "currencies": currencies,
                "priority": priority,
                "status": status,
            },
            idempotence="key",
        )
        return self._client._value(call, PaymentProvider, request_options)

    def list(self, *, request_options: RequestOptions | None = None) -> Page[PaymentProvider]:
        """List payment providers.

        Returns the providers in the order in which Posthorn tries them, on one page. The list does not
        contain the simulated provider.

        `GET /v1/payment_providers`. An API key needs one of the scopes `full`, `payments`, `read`.
        """
        call = Call("GET", "/v1/payment_providers")
        return self._client._list(call, PaymentProvider, request_options)

    def get(self, sid: str, *, request_options: RequestOptions | None = None) -> PaymentProvider:
        """Retrieve a payment provider.

        Returns the provider without its secrets.

        `GET /v1/payment_providers/{sid}`. An API key needs one of the scopes `full`, `payments`, `read`.
        """
        call = Call("GET", "/v1/payment_providers/{sid}", sid)
        return self._client._value(call, PaymentProvider, request_options)

    def update(
        self,
        sid: str,
        *,
        name: str | Omit = OMIT,
        settings: Mapping[str, Any] | Omit = OMIT,
        secrets: Mapping[str, Any] | Omit = OMIT,
        currencies: Sequence[str] | Omit = OMIT,
        priority: int | Omit = OMIT,
        status: types.EnabledStatus | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> PaymentProvider:
        """Change a payment provider.

        Changes the fields that you send. `settings` and `secrets` replace the stored objects completely. If
        you change the address for requests, send the secrets in the same request.

        `PATCH /v1/payment_providers/{sid}`. An API key needs one of the scopes `full`.

        Args:
            name: The display name.
            settings: The settings of this kind of provider, such as `client_id`. `GET
                /v1/payment_provider_kinds` has their schema.
            secrets: The credentials, such as `secret_key`. Posthorn encrypts them and never returns them.
            currencies: The currencies for which Posthorn uses the provider. An empty list means all.
            priority: The priority. Posthorn tries the provider with the lowest priority first.
            status: The status. New payments do not use a disabled provider. Refunds and disputes of its
                earlier payments continue.
        """
        call = Call(
            "PATCH",
            "/v1/payment_providers/{sid}",
            sid,
            body={
                "name": name,
                "settings": settings,
                "secrets": secrets,
                "currencies": currencies,
                "priority": priority,
                "status": status,
            },
        )
        return self._client._value(call, PaymentProvider, request_options)

    def delete(self, sid: str, *, request_options: RequestOptions | None = None) -> Response:
        """Delete a payment provider.

        Deletes a provider and erases its secrets. The provider must have no captured money, and its payments
        must have ended. Disable other providers instead: new payments then do not use them, while refunds,
        disputes and reconciliation continue.

        `DELETE /v1/payment_providers/{sid}`. An API key needs one of the scopes `full`.
        """
        call = Call("DELETE", "/v1/payment_providers/{sid}", sid)
        return self._client._nothing(call, request_options)


class AsyncPaymentProvidersResource:
    def __init__(self, client: AsyncClient) -> None:
        self._client = client

    async def create(
        self,
        *,
        kind: str,
        name: str,
        settings: Mapping[str, Any] | Omit = OMIT,
        secrets: Mapping[str, Any] | Omit = OMIT,
        currencies: Sequence[str] | Omit = OMIT,
        priority: int | Omit = OMIT,
        status: types.EnabledStatus | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> PaymentProvider:
        """Connect a payment provider.

        Connects a provider. New payments then use it instead of the simulated provider. Enter
        `notification_url` at the provider as its webhook endpoint, so that the provider notifies Posthorn of
        changes.

        `POST /v1/payment_providers`. An API key needs one of the scopes `full`.

        Args:
            kind: The kind of provider. `GET /v1/payment_provider_kinds` lists the kinds.
            name: The display name.
            settings: The settings of this kind of provider, such as `client_id`. `GET
                /v1/payment_provider_kinds` has their schema.
            secrets: The credentials, such as `secret_key`. Posthorn encrypts them and never returns them.
            currencies: The currencies for which Posthorn uses the provider. An empty list means all.
            priority: The priority. Posthorn tries the provider with the lowest priority first. The default is
                `10`.
            status: The status. New payments do not use a disabled provider. Refunds and disputes of its
                earlier payments continue. The default is `enabled`.
        """
        call = Call(
            "POST",
            "/v1/payment_providers",
            body={
                "kind": kind,
                "name": name,
                "settings": settings,
                "secrets": secrets,
                "currencies": currencies,
                "priority": priority,
                "status": status,
            },
            idempotence="key",
        )
        return await self._client._value(call, PaymentProvider, request_options)

    def list(self, *, request_options: RequestOptions | None = None) -> AsyncList[PaymentProvider]:
        """List payment providers.

        Returns the providers in the order in which Posthorn tries them, on one page. The list does not
        contain the simulated provider.

        `GET /v1/payment_providers`. An API key needs one of the scopes `full`, `payments`, `read`.
        """
        call = Call("GET", "/v1/payment_providers")
        return self._client._list(call, PaymentProvider, request_options)

    async def get(self, sid: str, *, request_options: RequestOptions | None = None) -> PaymentProvider:
        """Retrieve a payment provider.

        Returns the provider without its secrets.

        `GET /v1/payment_providers/{sid}`. An API key needs one of the scopes `full`, `payments`, `read`.
        """
        call = Call("GET", "/v1/payment_providers/{sid}", sid)
        return await self._client._value(call, PaymentProvider, request_options)

    async def update(
        self,
        sid: str,
        *,
        name: str | Omit = OMIT,
        settings: Mapping[str, Any] | Omit = OMIT,
        secrets: Mapping[str, Any] | Omit = OMIT,
        currencies: Sequence[str] | Omit = OMIT,
        priority: int | Omit = OMIT,
        status: types.EnabledStatus | Omit = OMIT,
        request_options: RequestOptions | None = None,
    ) -> PaymentProvider:
        """Change a payment provider.

        Changes the fields that you send. `settings` and `secrets` replace the stored objects completely. If
        you change the address for requests, send the secrets in the same request.

        `PATCH /v1/payment_providers/{sid}`. An API key needs one of the scopes `full`.

        Args:
            name: The display name.
            settings: The settings of this kind of provider, such as `client_id`. `GET
                /v1/payment_provider_kinds` has their schema.
            secrets: The credentials, such as `secret_key`. Posthorn encrypts them and never returns them.
            currencies: The currencies for which Posthorn uses the provider. An empty list means all.
            priority: The priority. Posthorn tries the provider with the lowest priority first.
            status: The status. New payments do not use a disabled provider. Refunds and disputes of its
                earlier payments continue.
        """
        call = Call(
            "PATCH",
            "/v1/payment_providers/{sid}",
            sid,
            body={
                "name": name,
                "settings": settings,
                "secrets": secrets,
                "currencies": currencies,
                "priority": priority,
                "status": status,
            },
        )
        return await self._client._value(call, PaymentProvider, request_options)

    async def delete(self, sid: str, *, request_options: RequestOptions | None = None) -> Response:
        """Delete a payment provider.

        Deletes a provider and erases its secrets. The provider must have no captured money, and its payments
        must have ended. Disable other providers instead: new payments then do not use them, while refunds,
        disputes and reconciliation continue.

        `DELETE /v1/payment_providers/{sid}`. An API key needs one of the scopes `full`.
        """
        call = Call("DELETE", "/v1/payment_providers/{sid}", sid)
        return await self._client._nothing(call, request_options)
