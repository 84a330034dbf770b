/**
 * @generated SignedSource<<45b00253d8295f1ddb1b05f5a534a9f2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RefundRest_order$data = {
  readonly id: string;
  readonly payment: {
    readonly owed: number;
  };
  readonly " $fragmentType": "RefundRest_order";
};
export type RefundRest_order$key = {
  readonly " $data"?: RefundRest_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"RefundRest_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RefundRest_order",
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
      "concreteType": "Payment",
      "kind": "LinkedField",
      "name": "payment",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "owed",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "86a400f4159167538315a4e9b51b7e6b";

export default node;
