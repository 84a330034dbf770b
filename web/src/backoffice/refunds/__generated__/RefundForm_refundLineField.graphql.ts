/**
 * @generated SignedSource<<b740b7be1683f5612b9486a7a038ced6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RefundForm_refundLineField$data = {
  readonly missingQuantity: number;
  readonly name: string;
  readonly price: number;
  readonly quantity: number;
  readonly refundedQuantity: number;
  readonly unit: string;
  readonly " $fragmentType": "RefundForm_refundLineField";
};
export type RefundForm_refundLineField$key = {
  readonly " $data"?: RefundForm_refundLineField$data;
  readonly " $fragmentSpreads": FragmentRefs<"RefundForm_refundLineField">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RefundForm_refundLineField",
  "selections": [
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
      "name": "unit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "price",
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
      "name": "missingQuantity",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "refundedQuantity",
      "storageKey": null
    }
  ],
  "type": "OrderLine",
  "abstractKey": null
};

(node as any).hash = "efe9e29181e277a339051a273ba31d2c";

export default node;
