/**
 * @generated SignedSource<<eece69bec5784853202b126f99e84585>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AdminProductBadges_product$data = {
  readonly isLowOnStock: boolean | null | undefined;
  readonly isPublished: boolean;
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
      "name": "isPublished",
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "85899a8d77740199424b25116a2ea86a";

export default node;
