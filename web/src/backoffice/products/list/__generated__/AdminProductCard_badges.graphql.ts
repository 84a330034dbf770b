/**
 * @generated SignedSource<<e41cfa9d2cfeffb05cb0c978dd2bbb44>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AdminProductCard_badges$data = {
  readonly availableForSale: boolean;
  readonly isLowOnStock: boolean | null | undefined;
  readonly stock: number;
  readonly " $fragmentType": "AdminProductCard_badges";
};
export type AdminProductCard_badges$key = {
  readonly " $data"?: AdminProductCard_badges$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdminProductCard_badges">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AdminProductCard_badges",
  "selections": [
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "availableForSale",
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "f6f9638a6b79e793b00f9dfdacaef796";

export default node;
