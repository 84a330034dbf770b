/**
 * @generated SignedSource<<a63f1046b29b84104bcdb19b5c884650>>
 * @relayHash 356718f1c534f8e97bc42506129324b7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dd4bd28e16ada9993e06b84cb40162ced3309c607b1492c2e69a8c45f9cde310

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AccountSettingsTestQuery$variables = Record<PropertyKey, never>;
export type AccountSettingsTestQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"AccountSettings_viewer">;
  } | null | undefined;
};
export type AccountSettingsTestQuery = {
  response: AccountSettingsTestQuery$data;
  variables: AccountSettingsTestQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "AccountSettingsTestQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "AccountSettings_viewer"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "AccountSettingsTestQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
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
            "name": "email",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "dd4bd28e16ada9993e06b84cb40162ced3309c607b1492c2e69a8c45f9cde310",
    "metadata": {},
    "name": "AccountSettingsTestQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "f5993a59bdecbc2243ebc359ad02caa4";

export default node;
