/**
 * @generated SignedSource<<48e77f6237a0d161641fcdd7dfff922b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DeliveryFinishInput = {
  orderId: string;
};
export type useFinishDeliveryMutation$variables = {
  input: DeliveryFinishInput;
};
export type useFinishDeliveryMutation$data = {
  readonly deliveryFinish: {
    readonly __typename: "AlreadyTakenError";
    readonly message: string;
  } | {
    readonly __typename: "DeliveryFinishPayload";
    readonly order: {
      readonly " $fragmentSpreads": FragmentRefs<"CashQuestion_order" | "DeliveryCard_order">;
    };
  } | {
    readonly __typename: "OrderGoneError";
    readonly message: string;
  } | {
    readonly __typename: "WrongStateError";
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useFinishDeliveryMutation = {
  response: useFinishDeliveryMutation$data;
  variables: useFinishDeliveryMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "message",
    "storageKey": null
  }
],
v4 = {
  "kind": "InlineFragment",
  "selections": (v3/*:: as any*/),
  "type": "AlreadyTakenError",
  "abstractKey": null
},
v5 = {
  "kind": "InlineFragment",
  "selections": (v3/*:: as any*/),
  "type": "OrderGoneError",
  "abstractKey": null
},
v6 = {
  "kind": "InlineFragment",
  "selections": (v3/*:: as any*/),
  "type": "WrongStateError",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useFinishDeliveryMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "deliveryFinish",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "DeliveryOrder",
                "kind": "LinkedField",
                "name": "order",
                "plural": false,
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "DeliveryCard_order"
                  },
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "CashQuestion_order"
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "DeliveryFinishPayload",
            "abstractKey": null
          },
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useFinishDeliveryMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "deliveryFinish",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "DeliveryOrder",
                "kind": "LinkedField",
                "name": "order",
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
                    "name": "quantity",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "cashToCollect",
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
                    "kind": "ScalarField",
                    "name": "area",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "OrderAddress",
                    "kind": "LinkedField",
                    "name": "address",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "recipientName",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "line",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "city",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "state",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "pincode",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "mobile",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
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
            ],
            "type": "DeliveryFinishPayload",
            "abstractKey": null
          },
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "f40f2e37f6ad3374aca400338cff131f",
    "id": null,
    "metadata": {},
    "name": "useFinishDeliveryMutation",
    "operationKind": "mutation",
    "text": "mutation useFinishDeliveryMutation(\n  $input: DeliveryFinishInput!\n) {\n  deliveryFinish(input: $input) {\n    __typename\n    ... on DeliveryFinishPayload {\n      order {\n        ...DeliveryCard_order\n        ...CashQuestion_order\n        id\n      }\n    }\n    ... on AlreadyTakenError {\n      message\n    }\n    ... on OrderGoneError {\n      message\n    }\n    ... on WrongStateError {\n      message\n    }\n  }\n}\n\nfragment CashQuestion_order on DeliveryOrder {\n  id\n  number\n  status\n  cashToCollect\n}\n\nfragment DeliveryAddress_address on OrderAddress {\n  recipientName\n  line\n  city\n  state\n  pincode\n  mobile\n}\n\nfragment DeliveryCard_order on DeliveryOrder {\n  number\n  status\n  promisedAt\n  quantity\n  cashToCollect\n  isMine\n  area\n  address {\n    ...DeliveryAddress_address\n  }\n  ...StartDelivery_order\n  ...FinishDelivery_order\n}\n\nfragment FinishDelivery_order on DeliveryOrder {\n  id\n  number\n  cashToCollect\n}\n\nfragment StartDelivery_order on DeliveryOrder {\n  id\n  number\n}\n"
  }
};
})();

(node as any).hash = "1417923a2c205be9ea3ffff6c8ef3b3d";

export default node;
