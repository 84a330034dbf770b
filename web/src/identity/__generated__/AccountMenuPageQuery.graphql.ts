/**
 * @generated SignedSource<<864f1132e41fc66a3edfcf753e9d1c64>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AccountMenuPageQuery$variables = Record<PropertyKey, never>;
export type AccountMenuPageQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"AccountMenuItems_viewer" | "EmailReminder_viewer">;
  } | null | undefined;
};
export type AccountMenuPageQuery = {
  response: AccountMenuPageQuery$data;
  variables: AccountMenuPageQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "AccountMenuPageQuery",
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
            "name": "EmailReminder_viewer"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "AccountMenuItems_viewer"
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
    "name": "AccountMenuPageQuery",
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isEmailVerified",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "pendingEmail",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "mobile",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "role",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "4090e8cbe7eb5ad22ce8283e8d7b3959",
    "id": null,
    "metadata": {},
    "name": "AccountMenuPageQuery",
    "operationKind": "query",
    "text": "query AccountMenuPageQuery {\n  viewer {\n    ...EmailReminder_viewer\n    ...AccountMenuItems_viewer\n    id\n  }\n}\n\nfragment AccountMenuItems_viewer on User {\n  name\n  mobile\n  role\n  isEmailVerified\n}\n\nfragment EmailReminder_viewer on User {\n  id\n  email\n  isEmailVerified\n  pendingEmail\n}\n"
  }
};

(node as any).hash = "4e23be1b8a5293e696b6e83052f06ad2";

export default node;
