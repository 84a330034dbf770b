/**
 * @generated SignedSource<<b9d9e9a3c4115ffc9c2c294bf6f2e87f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CustomerOrders_customerOrderRow$data = {
  readonly bill: {
    readonly grandTotal: number;
    readonly quantity: number;
  };
  readonly id: string;
  readonly invoice: {
    readonly creditNotes: ReadonlyArray<{
      readonly number: string;
      readonly total: number;
    }>;
  } | null | undefined;
  readonly number: number;
  readonly payment: {
    readonly refunded: number;
  };
  readonly placedAt: string;
  readonly refundRequests: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"RefundRequestBadge_request">;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"OrderStatusBadge_order">;
  readonly " $fragmentType": "CustomerOrders_customerOrderRow";
};
export type CustomerOrders_customerOrderRow$key = {
  readonly " $data"?: CustomerOrders_customerOrderRow$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerOrders_customerOrderRow">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CustomerOrders_customerOrderRow",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "placedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Bill",
      "kind": "LinkedField",
      "name": "bill",
      "plural": false,
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
          "name": "grandTotal",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Payment",
      "kind": "LinkedField",
      "name": "payment",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "refunded",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Invoice",
      "kind": "LinkedField",
      "name": "invoice",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "CreditNote",
          "kind": "LinkedField",
          "name": "creditNotes",
          "plural": true,
          "selections": [
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "total",
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
      "concreteType": "RefundRequest",
      "kind": "LinkedField",
      "name": "refundRequests",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "RefundRequestBadge_request"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderStatusBadge_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};
})();

(node as any).hash = "148b323ac094bb4730297cea19517b18";

export default node;
