/**
 * @generated SignedSource<<48726230971c02e38b6b583c7f52e4cd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
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
    "cacheID": "356718f1c534f8e97bc42506129324b7",
    "id": null,
    "metadata": {},
    "name": "AccountSettingsTestQuery",
    "operationKind": "query",
    "text": "query AccountSettingsTestQuery {\n  viewer {\n    ...AccountSettings_viewer\n    id\n  }\n}\n\nfragment AccountSettings_viewer on User {\n  ...ChangePasswordDialog_viewer\n  ...DeleteAccountDialog_viewer\n}\n\nfragment ChangePasswordDialog_viewer on User {\n  id\n  email\n}\n\nfragment DeleteAccountDialog_viewer on User {\n  email\n}\n"
  }
};

(node as any).hash = "f5993a59bdecbc2243ebc359ad02caa4";

export default node;
