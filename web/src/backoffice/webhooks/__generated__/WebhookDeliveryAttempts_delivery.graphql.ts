/**
 * @generated SignedSource<<9bce9a599c52b3082581343e5564c979>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WebhookDeliveryAttempts_delivery$data = {
  readonly attempts: ReadonlyArray<{
    readonly createdAt: string;
    readonly duration: number;
    readonly failure: string | null | undefined;
    readonly statusCode: number | null | undefined;
  }>;
  readonly body: string | null | undefined;
  readonly " $fragmentType": "WebhookDeliveryAttempts_delivery";
};
export type WebhookDeliveryAttempts_delivery$key = {
  readonly " $data"?: WebhookDeliveryAttempts_delivery$data;
  readonly " $fragmentSpreads": FragmentRefs<"WebhookDeliveryAttempts_delivery">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WebhookDeliveryAttempts_delivery",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "body",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WebhookAttempt",
      "kind": "LinkedField",
      "name": "attempts",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "statusCode",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "failure",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "duration",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "WebhookDelivery",
  "abstractKey": null
};

(node as any).hash = "ea441699450eae08c8e146fb10fb8ec9";

export default node;
