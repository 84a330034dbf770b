/**
 * @generated SignedSource<<6cc3d2545de78ca81506177efe911b4b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
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
