/**
 * @generated SignedSource<<dff4b20fadb825c3f45aba9347d806da>>
 * @relayHash 506a9c96318d184fa68a9a90d9a388c4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID af8e11f977b58584bdfa942ff45f1d27233d474f15b4e6b1a6b92294fbf6624a

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
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
    "id": "af8e11f977b58584bdfa942ff45f1d27233d474f15b4e6b1a6b92294fbf6624a",
    "metadata": {},
    "name": "pickingOrderChangesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "229e831111e004fa83060f03fe7e27cd";

export default node;
