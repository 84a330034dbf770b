/**
 * @generated SignedSource<<1d4f8c1565f6ee470c9106061d5107bd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type QuickEditCell_product$data = {
  readonly isLowOnStock: boolean | null | undefined;
  readonly mrp: number;
  readonly name: string;
  readonly stock: number;
  readonly " $fragmentSpreads": FragmentRefs<"QuickEditField_price" | "QuickEditField_stock">;
  readonly " $fragmentType": "QuickEditCell_product";
};
export type QuickEditCell_product$key = {
  readonly " $data"?: QuickEditCell_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"QuickEditCell_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "QuickEditCell_product",
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
      "name": "mrp",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stock",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isLowOnStock",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "QuickEditField_price"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "QuickEditField_stock"
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "bd30dbc2a8a4f08d4704dec55dcd3c70";

export default node;
