/**
 * @generated SignedSource<<b5e728af3b61f3b36699d650eae815a5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AdminCategoryCard_category$data = {
  readonly name: string;
  readonly picture: {
    readonly " $fragmentSpreads": FragmentRefs<"Picture_picture">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"DeleteCategoryDialog_category" | "EditCategoryDialog_category">;
  readonly " $fragmentType": "AdminCategoryCard_category";
};
export type AdminCategoryCard_category$key = {
  readonly " $data"?: AdminCategoryCard_category$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdminCategoryCard_category">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AdminCategoryCard_category",
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
      "concreteType": "Picture",
      "kind": "LinkedField",
      "name": "picture",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Picture_picture"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EditCategoryDialog_category"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeleteCategoryDialog_category"
    }
  ],
  "type": "Category",
  "abstractKey": null
};

(node as any).hash = "d1022bcaeaced769df33d32511493aaf";

export default node;
