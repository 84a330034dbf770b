/**
 * @generated SignedSource<<7d1c2e81c240f312de2c7ca2b71ade75>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AccountControlsTestQuery$variables = Record<PropertyKey, never>;
export type AccountControlsTestQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"AccountControls_viewer">;
  } | null | undefined;
};
export type AccountControlsTestQuery = {
  response: AccountControlsTestQuery$data;
  variables: AccountControlsTestQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "AccountControlsTestQuery",
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
            "name": "AccountControls_viewer"
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
    "name": "AccountControlsTestQuery",
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
    "cacheID": "f71a0b0131ad3d6c78a2aded4d1b2290",
    "id": null,
    "metadata": {},
    "name": "AccountControlsTestQuery",
    "operationKind": "query",
    "text": "query AccountControlsTestQuery {\n  viewer {\n    ...AccountControls_viewer\n    id\n  }\n}\n\nfragment AccountControls_viewer on User {\n  ...ChangePasswordDialog_viewer\n  ...DeleteAccountDialog_viewer\n}\n\nfragment ChangePasswordDialog_viewer on User {\n  id\n  email\n}\n\nfragment DeleteAccountDialog_viewer on User {\n  email\n}\n"
  }
};

(node as any).hash = "d4ffc4336f57f32b89ed60783fa12071";

export default node;
