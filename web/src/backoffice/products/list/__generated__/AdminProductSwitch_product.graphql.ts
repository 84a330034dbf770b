/**
 * @generated SignedSource<<9a4cf8c7b9b22e61290a232f8bccf063>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AdminProductSwitch_product$data = {
  readonly isPublished: boolean;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"usePublishProduct_product">;
  readonly " $fragmentType": "AdminProductSwitch_product";
};
export type AdminProductSwitch_product$key = {
  readonly " $data"?: AdminProductSwitch_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdminProductSwitch_product">;
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
  "name": "AdminProductSwitch_product",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isPublished",
      "storageKey": null
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "usePublishProduct_product",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "version",
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    }
  ],
  "type": "Product",
  "abstractKey": null
};
})();

(node as any).hash = "9aa740e54e15b6517f508873f3914998";

export default node;
