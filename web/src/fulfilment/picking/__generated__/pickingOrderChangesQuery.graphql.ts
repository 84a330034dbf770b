/**
 * @generated SignedSource<<aa58d39d6b9dce35e6ce0fca638c4b3d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type pickingOrderChangesQuery$variables = {
  id: string;
};
export type pickingOrderChangesQuery$data = {
  readonly pickingOrder: {
    readonly " $fragmentSpreads": FragmentRefs<"pickingOrderChanges_order">;
  } | null | undefined;
};
export type pickingOrderChangesQuery = {
  response: pickingOrderChangesQuery$data;
  variables: pickingOrderChangesQuery$variables;
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
    "name": "pickingOrderChangesQuery",
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
            "name": "pickingOrderChanges_order"
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
    "name": "pickingOrderChangesQuery",
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
            "name": "remainingQuantity",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Picker",
            "kind": "LinkedField",
            "name": "picker",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              }
            ],
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
              (v2/*:: as any*/),
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
              }
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "742060eceb10dff744e77c8e914cf584",
    "id": null,
    "metadata": {},
    "name": "pickingOrderChangesQuery",
    "operationKind": "query",
    "text": "query pickingOrderChangesQuery(\n  $id: ID!\n) {\n  pickingOrder(id: $id) {\n    ...pickingOrderChanges_order\n    id\n  }\n}\n\nfragment pickingOrderChanges_order on PickingOrder {\n  status\n  estimatedDeliveryAt\n  remainingQuantity\n  picker {\n    name\n  }\n  isMine\n  lines {\n    id\n    ...readPickQuantities_line\n  }\n}\n\nfragment readPickQuantities_line on PickingLine {\n  quantity\n  pickedQuantity\n  missingQuantity\n}\n"
  }
};
})();

(node as any).hash = "229e831111e004fa83060f03fe7e27cd";

export default node;
