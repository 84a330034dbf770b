/**
 * @generated SignedSource<<94c1e816748fff6cfb9a5dbd47f01802>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Permission = "CATALOGUE" | "CUSTOMERS" | "DELIVERIES" | "ORDERS" | "PICKING" | "REFUNDS" | "REPORTS" | "SETTINGS" | "STAFF" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type EmailPreferences_viewer$data = {
  readonly emailPreferences: {
    readonly backInStock: boolean;
    readonly lowStock: boolean;
    readonly orderUpdates: boolean;
  };
  readonly id: string;
  readonly permissions: ReadonlyArray<Permission>;
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
      "kind": "ScalarField",
      "name": "permissions",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lowStock",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "5db407d46f9067b4d56434668ab938ee";

export default node;
