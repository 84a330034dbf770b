/**
 * @generated SignedSource<<0ba7483fc36168281ea4b14b16dea8f5>>
 * @relayHash 79aea2a7e256be2bc07d2b2e98c6c2a6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5c8dc0dd92c0f975daef06108074830f902c8d1736d2a2274dd68507f73413d4

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ShopNoticeTestQuery$variables = Record<PropertyKey, never>;
export type ShopNoticeTestQuery$data = {
  readonly shop: {
    readonly " $fragmentSpreads": FragmentRefs<"ShopNotice_shop">;
  };
};
export type ShopNoticeTestQuery = {
  response: ShopNoticeTestQuery$data;
  variables: ShopNoticeTestQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ShopNoticeTestQuery",
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
            "name": "ShopNotice_shop"
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
    "name": "ShopNoticeTestQuery",
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
    "id": "5c8dc0dd92c0f975daef06108074830f902c8d1736d2a2274dd68507f73413d4",
    "metadata": {},
    "name": "ShopNoticeTestQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "1621a555e4c8e125d91eef8ca128f1f3";

export default node;
