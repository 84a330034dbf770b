/**
 * @generated SignedSource<<a5290512b4f6a61dfd612ea477d7f9c2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeleteCategoryDialog_subCategory$data = {
  readonly categories: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "DeleteCategoryDialog_subCategory";
};
export type DeleteCategoryDialog_subCategory$key = {
  readonly " $data"?: DeleteCategoryDialog_subCategory$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteCategoryDialog_subCategory">;
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
  "name": "DeleteCategoryDialog_subCategory",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Category",
      "kind": "LinkedField",
      "name": "categories",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "SubCategory",
  "abstractKey": null
};
})();

(node as any).hash = "c280fa1f03a39cd83fba42a079d7decd";

export default node;
