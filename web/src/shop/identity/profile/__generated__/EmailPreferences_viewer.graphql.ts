/**
 * @generated SignedSource<<da8a2cbc358e41670cf97ba0e189a7cf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EmailPreferences_viewer$data = {
  readonly emailPreferences: {
    readonly backInStock: boolean;
    readonly orderUpdates: boolean;
  };
  readonly id: string;
  readonly " $fragmentType": "EmailPreferences_viewer";
};
export type EmailPreferences_viewer$key = {
  readonly " $data"?: EmailPreferences_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"EmailPreferences_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EmailPreferences_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "EmailPreferences",
      "kind": "LinkedField",
      "name": "emailPreferences",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "orderUpdates",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "backInStock",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "2a5a9b539c9284e493a512421509d6bc";

export default node;
