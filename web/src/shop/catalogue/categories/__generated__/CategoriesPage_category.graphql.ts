/**
 * @generated SignedSource<<1537dbaff01cbfc297c4925bef4b1ba1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CategoriesPage_category$data = {
  readonly id: string;
  readonly name: string;
  readonly subCategories: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly name: string;
        readonly picture: {
          readonly " $fragmentSpreads": FragmentRefs<"Tiles_picture">;
        };
      };
    }>;
  };
  readonly " $fragmentType": "CategoriesPage_category";
};
export type CategoriesPage_category$key = {
  readonly " $data"?: CategoriesPage_category$data;
  readonly " $fragmentSpreads": FragmentRefs<"CategoriesPage_category">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
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
  "name": "CategoriesPage_category",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 60
        }
      ],
      "concreteType": "SubCategoryConnection",
      "kind": "LinkedField",
      "name": "subCategories",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "SubCategoryEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "SubCategory",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                (v0/*:: as any*/),
                (v1/*:: as any*/),
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
                      "name": "Tiles_picture"
                    }
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "subCategories(first:60)"
    }
  ],
  "type": "Category",
  "abstractKey": null
};
})();

(node as any).hash = "0cb4b7a847d373fa803fac4ef2bb8015";

export default node;
