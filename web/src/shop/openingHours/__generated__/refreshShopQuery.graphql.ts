/**
 * @generated SignedSource<<eec2294e135212acaf3f14fad79b1b6e>>
 * @relayHash bc51c4ddc21b7e2887f4c8e327fb2f4f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e54aa21564cc2dd6b62e0b89332b7b252049f4e94c3603a4ddd8e45b2043206a

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type refreshShopQuery$variables = Record<PropertyKey, never>;
export type refreshShopQuery$data = {
  readonly shop: {
    readonly " $fragmentSpreads": FragmentRefs<"useShopStatus_shop">;
  };
};
export type refreshShopQuery = {
  response: refreshShopQuery$data;
  variables: refreshShopQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "refreshShopQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Shop",
        "kind": "LinkedField",
        "name": "shop",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "useShopStatus_shop"
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
    "name": "refreshShopQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Shop",
        "kind": "LinkedField",
        "name": "shop",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isOpen",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "opensAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "closesAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "closureMessage",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "e54aa21564cc2dd6b62e0b89332b7b252049f4e94c3603a4ddd8e45b2043206a",
    "metadata": {},
    "name": "refreshShopQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "891996bddd288d02bad8da81f26c7ab4";

export default node;
