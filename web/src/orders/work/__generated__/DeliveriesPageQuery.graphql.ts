/**
 * @generated SignedSource<<54e6dc9673597f2ff18247572f39f34c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DeliveriesPageQuery$variables = Record<PropertyKey, never>;
export type DeliveriesPageQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"Deliveries_query">;
};
export type DeliveriesPageQuery = {
  response: DeliveriesPageQuery$data;
  variables: DeliveriesPageQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "DeliveriesPageQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "Deliveries_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "DeliveriesPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "DeliveryOrder",
        "kind": "LinkedField",
        "name": "deliveryOrders",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
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
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "323a4ab4a28228adcf64d473e6b823e1",
    "id": null,
    "metadata": {},
    "name": "DeliveriesPageQuery",
    "operationKind": "query",
    "text": "query DeliveriesPageQuery {\n  ...Deliveries_query\n}\n\nfragment CashQuestion_order on DeliveryOrder {\n  id\n  number\n  status\n  cashToCollect\n}\n\nfragment Deliveries_query on Query {\n  deliveryOrders {\n    id\n    status\n    ...DeliveryCard_order\n    ...CashQuestion_order\n  }\n}\n\nfragment DeliveryAddress_address on OrderAddress {\n  recipientName\n  line\n  city\n  state\n  pincode\n  mobile\n}\n\nfragment DeliveryCard_order on DeliveryOrder {\n  number\n  status\n  promisedAt\n  quantity\n  cashToCollect\n  isMine\n  area\n  address {\n    ...DeliveryAddress_address\n  }\n  ...StartDelivery_order\n  ...FinishDelivery_order\n}\n\nfragment FinishDelivery_order on DeliveryOrder {\n  id\n  number\n  cashToCollect\n}\n\nfragment StartDelivery_order on DeliveryOrder {\n  id\n  number\n}\n"
  }
};

(node as any).hash = "a78054c9e019d8f0bc5be3ef95b39d52";

export default node;
