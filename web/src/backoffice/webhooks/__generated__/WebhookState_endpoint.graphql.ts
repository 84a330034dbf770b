/**
 * @generated SignedSource<<b01d9a4a874685ac479e1cd1d07c189a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WebhookState_endpoint$data = {
  readonly disabledAt: string | null | undefined;
  readonly disabledReason: string | null | undefined;
  readonly failingSince: string | null | undefined;
  readonly failureCount: number;
  readonly " $fragmentType": "WebhookState_endpoint";
};
export type WebhookState_endpoint$key = {
  readonly " $data"?: WebhookState_endpoint$data;
  readonly " $fragmentSpreads": FragmentRefs<"WebhookState_endpoint">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WebhookState_endpoint",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "failureCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "failingSince",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "disabledAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "disabledReason",
      "storageKey": null
    }
  ],
  "type": "WebhookEndpoint",
  "abstractKey": null
};

(node as any).hash = "80da5f87b3b2900f5047075ed87560d7";

export default node;
