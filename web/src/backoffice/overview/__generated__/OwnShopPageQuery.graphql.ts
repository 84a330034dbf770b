/**
 * @generated SignedSource<<566fa4445ed277b810f0020de4349bbe>>
 * @relayHash 6c0a33721f0d30e962ffbec9c0a5586d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f2cbc5ccb0c785cecc508ad43f80f5f4b3b75a10125744f82af8d89ddba9b145

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OwnShopPageQuery$variables = Record<PropertyKey, never>;
export type OwnShopPageQuery$data = {
  readonly demo: {
    readonly backupFolder: string | null | undefined;
    readonly categoryCount: number;
    readonly customerCount: number;
    readonly orderCount: number;
    readonly productCount: number;
    readonly staffCount: number;
    readonly " $fragmentSpreads": FragmentRefs<"OwnShopForm_demo">;
  } | null | undefined;
};
export type OwnShopPageQuery = {
  response: OwnShopPageQuery$data;
  variables: OwnShopPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "productCount",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "categoryCount",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "orderCount",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "customerCount",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "staffCount",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "backupFolder",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "OwnShopPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Demo",
        "kind": "LinkedField",
        "name": "demo",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "OwnShopForm_demo"
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
    "name": "OwnShopPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Demo",
        "kind": "LinkedField",
        "name": "demo",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "f2cbc5ccb0c785cecc508ad43f80f5f4b3b75a10125744f82af8d89ddba9b145",
    "metadata": {},
    "name": "OwnShopPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e063f7852eaad0ac992dc1eec56fb053";

export default node;
