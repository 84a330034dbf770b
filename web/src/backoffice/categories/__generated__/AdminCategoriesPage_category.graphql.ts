/**
 * @generated SignedSource<<0166339a22f5d1b0c4f4f0a688efb04f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AdminCategoriesPage_category$data = {
  readonly name: string;
  readonly picture: {
    readonly " $fragmentSpreads": FragmentRefs<"Picture_picture">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"CategoryDialogs_category" | "DeleteCategoryDialog_category">;
  readonly " $fragmentType": "AdminCategoriesPage_category";
};
export type AdminCategoriesPage_category$key = {
  readonly " $data"?: AdminCategoriesPage_category$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdminCategoriesPage_category">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AdminCategoriesPage_category",
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
      "name": "CategoryDialogs_category"
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

(node as any).hash = "e3cd4e456c2e59d8da022e4c24dad012";

export default node;
