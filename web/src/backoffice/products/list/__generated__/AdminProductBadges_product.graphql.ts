/**
 * @generated SignedSource<<26a3a14289ebe298cdd8520ed39bf5ec>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AdminProductBadges_product$data = {
  readonly availableForSale: boolean;
  readonly isLowOnStock: boolean | null | undefined;
  readonly stock: number;
  readonly " $fragmentType": "AdminProductBadges_product";
};
export type AdminProductBadges_product$key = {
  readonly " $data"?: AdminProductBadges_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdminProductBadges_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AdminProductBadges_product",
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

(node as any).hash = "afc5edc1ce41c282fc24d0ff3d7dddf6";

export default node;
