/**
 * @generated SignedSource<<d66041eb8fb0fad0e2693541a14cfd12>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PickOrderPageQuery$variables = {
  id: string;
};
export type PickOrderPageQuery$data = {
  readonly pickingOrder: {
    readonly " $fragmentSpreads": FragmentRefs<"PickOrder_order">;
  } | null | undefined;
};
export type PickOrderPageQuery = {
  response: PickOrderPageQuery$data;
  variables: PickOrderPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "PickOrderPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "PickingOrder",
        "kind": "LinkedField",
        "name": "pickingOrder",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "PickOrder_order"
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PickOrderPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "PickingOrder",
        "kind": "LinkedField",
        "name": "pickingOrder",
        "plural": false,
        "selections": [
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
            "name": "status",
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
                "name": "quantity",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "pickedQuantity",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "shortQuantity",
                "storageKey": null
              },
              (v2/*:: as any*/),
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
                "name": "brand",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "unit",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Picture",
                "kind": "LinkedField",
                "name": "picture",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": [
                      {
                        "kind": "Literal",
                        "name": "width",
                        "value": 384
                      }
                    ],
                    "kind": "ScalarField",
                    "name": "url",
                    "storageKey": "url(width:384)"
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "srcSet",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "tint",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "alt",
                    "storageKey": null
                  },
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "pickerName",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "cb9195e27c55762cad0d0bd7f5ab7ce1",
    "id": null,
    "metadata": {},
    "name": "PickOrderPageQuery",
    "operationKind": "query",
    "text": "query PickOrderPageQuery(\n  $id: ID!\n) {\n  pickingOrder(id: $id) {\n    ...PickOrder_order\n    id\n  }\n}\n\nfragment MissingPieces_line on PickingLine {\n  name\n  ...marksOf_line\n}\n\nfragment PackButton_order on PickingOrder {\n  id\n  number\n  status\n  pickerName\n  isMine\n}\n\nfragment PackedBar_order on PickingOrder {\n  id\n  number\n  lines {\n    ...marksOf_line\n    id\n  }\n}\n\nfragment PickOrder_order on PickingOrder {\n  number\n  status\n  promisedAt\n  isMine\n  ...PickingProgress_order\n  ...PickingLines_order\n  ...PickingTakeOver_order\n}\n\nfragment PickingLineRow_line on PickingLine {\n  name\n  brand\n  unit\n  picture {\n    ...Picture_picture\n    id\n  }\n  ...marksOf_line\n  ...MissingPieces_line\n}\n\nfragment PickingLines_order on PickingOrder {\n  lines {\n    id\n    ...PickingLineRow_line\n  }\n  ...PackedBar_order\n}\n\nfragment PickingProgress_order on PickingOrder {\n  lines {\n    ...marksOf_line\n    id\n  }\n}\n\nfragment PickingTakeOver_order on PickingOrder {\n  status\n  pickerName\n  ...PackButton_order\n}\n\nfragment Picture_picture on Picture {\n  url(width: 384)\n  srcSet\n  tint\n  alt\n}\n\nfragment marksOf_line on PickingLine {\n  quantity\n  pickedQuantity\n  shortQuantity\n}\n"
  }
};
})();

(node as any).hash = "97fc367d635294bc39b31a3928b515df";

export default node;
