/**
 * @generated SignedSource<<460e220ce4b4a92e812ca97c8e733186>>
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
  readonly " $fragmentSpreads": FragmentRefs<"AdminProductSwitch_published">;
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
      "name": "AdminProductSwitch_published",
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

(node as any).hash = "5b63cebed0338799814ca6f6f5059077";

export default node;
