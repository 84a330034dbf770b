/**
 * @generated SignedSource<<2f6ce897666b3cb71b94793d9eab2684>>
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
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
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
            "name": "estimatedDeliveryAt",
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
                "name": "missingQuantity",
                "storageKey": null
              },
              (v2/*:: as any*/),
              (v3/*:: as any*/),
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
                    "name": "dominantColor",
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
            "concreteType": "Picker",
            "kind": "LinkedField",
            "name": "picker",
            "plural": false,
            "selections": [
              (v3/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "602f446039d5b75c501d94b75c0c767f",
    "id": null,
    "metadata": {},
    "name": "PickOrderPageQuery",
    "operationKind": "query",
    "text": "query PickOrderPageQuery(\n  $id: ID!\n) {\n  pickingOrder(id: $id) {\n    ...PickOrder_order\n    id\n  }\n}\n\nfragment FinishPickingBar_order on PickingOrder {\n  id\n  number\n  lines {\n    ...readPickQuantities_line\n    id\n  }\n}\n\nfragment MissingQuantity_line on PickingLine {\n  name\n  ...readPickQuantities_line\n}\n\nfragment PickOrder_order on PickingOrder {\n  number\n  status\n  estimatedDeliveryAt\n  isMine\n  ...PickingProgress_order\n  ...PickingLines_order\n  ...PickingTakeOver_order\n}\n\nfragment PickingLineRow_line on PickingLine {\n  name\n  brand\n  unit\n  picture {\n    ...Picture_picture\n    id\n  }\n  ...readPickQuantities_line\n  ...MissingQuantity_line\n}\n\nfragment PickingLines_order on PickingOrder {\n  lines {\n    id\n    ...PickingLineRow_line\n  }\n  ...FinishPickingBar_order\n}\n\nfragment PickingProgress_order on PickingOrder {\n  lines {\n    ...readPickQuantities_line\n    id\n  }\n}\n\nfragment PickingTakeOver_order on PickingOrder {\n  status\n  picker {\n    name\n  }\n  ...StartPickingButton_order\n}\n\nfragment Picture_picture on Picture {\n  url(width: 384)\n  srcSet\n  dominantColor\n  alt\n}\n\nfragment StartPickingButton_order on PickingOrder {\n  id\n  number\n  status\n  picker {\n    name\n  }\n  isMine\n}\n\nfragment readPickQuantities_line on PickingLine {\n  quantity\n  pickedQuantity\n  missingQuantity\n}\n"
  }
};
})();

(node as any).hash = "97fc367d635294bc39b31a3928b515df";

export default node;
