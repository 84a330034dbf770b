/**
 * @generated SignedSource<<605118495deee2547ad98992dc42337c>>
 * @relayHash 7bf3ac21f9c47ab992fe369255d27c1e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bbbb52740121ccb77fd113482bb758f9e02cc82918aea9a9a3f488855c2615bb

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FooterTestQuery$variables = Record<PropertyKey, never>;
export type FooterTestQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"FooterPayment_query" | "FooterSeller_query">;
};
export type FooterTestQuery = {
  response: FooterTestQuery$data;
  variables: FooterTestQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "FooterTestQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "FooterSeller_query"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "FooterPayment_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "FooterTestQuery",
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
            "concreteType": "Seller",
            "kind": "LinkedField",
            "name": "seller",
            "plural": false,
            "selections": [
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
                "name": "address",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "fssai",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "HelpContact",
        "kind": "LinkedField",
        "name": "helpContact",
        "plural": false,
        "selections": [
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
            "name": "phone",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "OnlinePayment",
        "kind": "LinkedField",
        "name": "onlinePayment",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isSandbox",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "bbbb52740121ccb77fd113482bb758f9e02cc82918aea9a9a3f488855c2615bb",
    "metadata": {},
    "name": "FooterTestQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "77c325a809a419c1117360b58ee16c85";

export default node;
