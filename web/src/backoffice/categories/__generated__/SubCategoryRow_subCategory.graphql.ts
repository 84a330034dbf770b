/**
 * @generated SignedSource<<74d11370e44bc9c844f0e4a7366ab412>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SubCategoryRow_subCategory$data = {
  readonly categories: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly name: string;
  readonly picture: {
    readonly " $fragmentSpreads": FragmentRefs<"Picture_picture">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"DeleteCategoryDialog_subCategory" | "SubCategoryDialogs_subCategory">;
  readonly " $fragmentType": "SubCategoryRow_subCategory";
};
export type SubCategoryRow_subCategory$key = {
  readonly " $data"?: SubCategoryRow_subCategory$data;
  readonly " $fragmentSpreads": FragmentRefs<"SubCategoryRow_subCategory">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SubCategoryRow_subCategory",
  "selections": [
    (v0/*:: as any*/),
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
      "alias": null,
      "args": null,
      "concreteType": "Category",
      "kind": "LinkedField",
      "name": "categories",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SubCategoryDialogs_subCategory"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeleteCategoryDialog_subCategory"
    }
  ],
  "type": "SubCategory",
  "abstractKey": null
};
})();

(node as any).hash = "c8120ed7cc616d2a050e033bbd7b75df";

export default node;
