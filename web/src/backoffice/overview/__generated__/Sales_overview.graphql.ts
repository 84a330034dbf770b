/**
 * @generated SignedSource<<06a620da53382cf2a0c649b8a0415b4e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Sales_overview$data = {
  readonly days: ReadonlyArray<{
    readonly day: string;
    readonly orderCount: number;
    readonly revenue: number;
  }>;
  readonly orderCount: number;
  readonly previousOrderCount: number;
  readonly " $fragmentType": "Sales_overview";
};
export type Sales_overview$key = {
  readonly " $data"?: Sales_overview$data;
  readonly " $fragmentSpreads": FragmentRefs<"Sales_overview">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "orderCount",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Sales_overview",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "previousOrderCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OverviewDay",
      "kind": "LinkedField",
      "name": "days",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "day",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "revenue",
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

(node as any).hash = "8810614d9d31192923cee215ffddae2d";

export default node;
