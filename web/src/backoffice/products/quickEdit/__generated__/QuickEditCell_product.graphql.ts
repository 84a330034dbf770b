/**
 * @generated SignedSource<<f6f338265dfd89ebfbb815df30dc9056>>
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
  readonly " $fragmentSpreads": FragmentRefs<"QuickEditField_product">;
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
      "name": "QuickEditField_product"
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "2f743bb15beed4caa046d27bd5402bfe";

export default node;
