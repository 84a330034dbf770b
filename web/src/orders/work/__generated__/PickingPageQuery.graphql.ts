/**
 * @generated SignedSource<<2bdd51ae1de1bd870430adbfcd27a8a0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PickingPageQuery$variables = Record<PropertyKey, never>;
export type PickingPageQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"PickingQueue_query">;
};
export type PickingPageQuery = {
  response: PickingPageQuery$data;
  variables: PickingPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "PickingPageQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "PickingQueue_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "PickingPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "PickingOrder",
        "kind": "LinkedField",
        "name": "pickingOrders",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "status",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "number",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "promisedAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "quantity",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "toPick",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "pickerName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isMine",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "PickingLine",
            "kind": "LinkedField",
            "name": "lines",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "__typename",
                "storageKey": null
              },
              (v0/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "7b73c76b25371c9fa9977246cdf9af44",
    "id": null,
    "metadata": {},
    "name": "PickingPageQuery",
    "operationKind": "query",
    "text": "query PickingPageQuery {\n  ...PickingQueue_query\n}\n\nfragment PackButton_order on PickingOrder {\n  id\n  number\n  status\n  pickerName\n  isMine\n}\n\nfragment PickingCard_order on PickingOrder {\n  number\n  status\n  promisedAt\n  quantity\n  toPick\n  pickerName\n  isMine\n  lines {\n    __typename\n    id\n  }\n  ...PackButton_order\n}\n\nfragment PickingQueue_query on Query {\n  pickingOrders {\n    id\n    status\n    ...PickingCard_order\n  }\n}\n"
  }
};
})();

(node as any).hash = "471b863aa963a268c2ef5b371c2a068c";

export default node;
