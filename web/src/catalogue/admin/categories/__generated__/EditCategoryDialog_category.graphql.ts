/**
 * @generated SignedSource<<6c653f23224de4a274275dc6c09dc383>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditCategoryDialog_category$data = {
  readonly id: string;
  readonly name: string;
  readonly picture: {
    readonly " $fragmentSpreads": FragmentRefs<"CategoryForm_picture">;
  };
  readonly " $fragmentType": "EditCategoryDialog_category";
};
export type EditCategoryDialog_category$key = {
  readonly " $data"?: EditCategoryDialog_category$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditCategoryDialog_category">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditCategoryDialog_category",
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
      "concreteType": "Picture",
      "kind": "LinkedField",
      "name": "picture",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CategoryForm_picture"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Category",
  "abstractKey": null
};

(node as any).hash = "02b1deeadba414504b24126f6a60319c";

export default node;
