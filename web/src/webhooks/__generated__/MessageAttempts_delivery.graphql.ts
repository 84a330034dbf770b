/**
 * @generated SignedSource<<829ef2bc17a30a6ca297e2476b4dd8fc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type MessageAttempts_delivery$data = {
  readonly attempts: ReadonlyArray<{
    readonly at: string;
    readonly duration: number;
    readonly failure: string | null | undefined;
    readonly statusCode: number | null | undefined;
  }>;
  readonly body: string | null | undefined;
  readonly " $fragmentType": "MessageAttempts_delivery";
};
export type MessageAttempts_delivery$key = {
  readonly " $data"?: MessageAttempts_delivery$data;
  readonly " $fragmentSpreads": FragmentRefs<"MessageAttempts_delivery">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MessageAttempts_delivery",
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
          "name": "at",
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

(node as any).hash = "6380f0e5a74a95c97cb05244cebe805c";

export default node;
