/**
 * @generated SignedSource<<7815fbcac3f0dadd3badca5c3fda31c6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AdminProductSwitch_product$data = {
  readonly availableForSale: boolean;
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
      "name": "availableForSale",
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

(node as any).hash = "c4dc70bf058b65bdaad51c08bbda5f1e";

export default node;
