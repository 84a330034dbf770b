/**
 * @generated SignedSource<<b7e6faa589cc5c090c64b36b5853550f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type QuickEdit_product$data = {
  readonly id: string;
  readonly mrp: number;
  readonly name: string;
  readonly price: number;
  readonly stock: number;
  readonly " $fragmentSpreads": FragmentRefs<"QuickEditField_product">;
  readonly " $fragmentType": "QuickEdit_product";
};
export type QuickEdit_product$key = {
  readonly " $data"?: QuickEdit_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"QuickEdit_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "QuickEdit_product",
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
      "name": "name",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "QuickEditField_product"
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "4104dea43620738fa032ebe79ebe0bc7";

export default node;
