/**
 * @generated SignedSource<<4049a2a930ec7a4a053305c8d54dbb7d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TopProducts_overview$data = {
  readonly topProducts: ReadonlyArray<{
    readonly name: string;
    readonly product: {
      readonly availableForSale: boolean;
      readonly id: string;
      readonly name: string;
    } | null | undefined;
    readonly quantity: number;
    readonly revenue: number;
  }>;
  readonly " $fragmentType": "TopProducts_overview";
};
export type TopProducts_overview$key = {
  readonly " $data"?: TopProducts_overview$data;
  readonly " $fragmentSpreads": FragmentRefs<"TopProducts_overview">;
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
  "name": "TopProducts_overview",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "TopProduct",
      "kind": "LinkedField",
      "name": "topProducts",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "quantity",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "revenue",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Product",
          "kind": "LinkedField",
          "name": "product",
          "plural": false,
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
              "name": "availableForSale",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Overview",
  "abstractKey": null
};
})();

(node as any).hash = "862eb2f312c5debefcda80a1d5daf9cb";

export default node;
