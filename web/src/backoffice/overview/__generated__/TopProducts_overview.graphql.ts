/**
 * @generated SignedSource<<ca1576d711bf237260369808345dfde1>>
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
      readonly id: string;
      readonly isPublished: boolean;
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
              "name": "isPublished",
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

(node as any).hash = "6a1e18d3ff82dfc1ab314ddd702457c2";

export default node;
