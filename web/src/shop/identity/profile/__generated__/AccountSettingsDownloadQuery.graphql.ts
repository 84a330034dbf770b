/**
 * @generated SignedSource<<f64667b07921872c1c1bb3446c18d053>>
 * @relayHash 365722d3200e600924d7d03845a5a0b4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d8c98ca7c105ab2ff890414a79e839564ccb621fbed759f45c66e832bb89bd6b

import type { ConcreteRequest } from 'relay-runtime';
export type AccountSettingsDownloadQuery$variables = Record<PropertyKey, never>;
export type AccountSettingsDownloadQuery$data = {
  readonly viewer: {
    readonly personalData: unknown;
  } | null | undefined;
};
export type AccountSettingsDownloadQuery = {
  response: AccountSettingsDownloadQuery$data;
  variables: AccountSettingsDownloadQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "personalData",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "AccountSettingsDownloadQuery",
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
            "kind": "RequiredField",
            "field": (v0/*:: as any*/),
            "action": "THROW"
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
    "name": "AccountSettingsDownloadQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "d8c98ca7c105ab2ff890414a79e839564ccb621fbed759f45c66e832bb89bd6b",
    "metadata": {},
    "name": "AccountSettingsDownloadQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "350ff54c44255007e67555e42a39b819";

export default node;
