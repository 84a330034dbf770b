/**
 * @generated SignedSource<<8ac4b740081d07ef8885a77322394ce2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useMapImport_categoryChoices$data = {
  readonly categories: ReadonlyArray<{
    readonly category: {
      readonly id: string;
      readonly name: string;
    } | null | undefined;
    readonly gstPercent: number | null | undefined;
    readonly name: string;
  }>;
  readonly subCategories: ReadonlyArray<{
    readonly name: string;
    readonly subCategory: {
      readonly id: string;
      readonly name: string;
    } | null | undefined;
  }>;
  readonly " $fragmentType": "useMapImport_categoryChoices";
};
export type useMapImport_categoryChoices$key = {
  readonly " $data"?: useMapImport_categoryChoices$data;
  readonly " $fragmentSpreads": FragmentRefs<"useMapImport_categoryChoices">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "id",
    "storageKey": null
  },
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useMapImport_categoryChoices",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ImportCategory",
      "kind": "LinkedField",
      "name": "categories",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "gstPercent",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Category",
          "kind": "LinkedField",
          "name": "category",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ImportSubCategory",
      "kind": "LinkedField",
      "name": "subCategories",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "SubCategory",
          "kind": "LinkedField",
          "name": "subCategory",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ImportCategoryMapping",
  "abstractKey": null
};
})();

(node as any).hash = "38d5a8b4e5ac16c0a973c7fa6219a3bc";

export default node;
