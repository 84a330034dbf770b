/**
 * @generated SignedSource<<597b86d52d805925ff3c37e63d861a9b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DemoCard_demo$data = {
  readonly orderCount: number;
  readonly productCount: number;
  readonly " $fragmentType": "DemoCard_demo";
};
export type DemoCard_demo$key = {
  readonly " $data"?: DemoCard_demo$data;
  readonly " $fragmentSpreads": FragmentRefs<"DemoCard_demo">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DemoCard_demo",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "productCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "orderCount",
      "storageKey": null
    }
  ],
  "type": "Demo",
  "abstractKey": null
};

(node as any).hash = "81ba8b033ba8b67a71a1f9b36ffc20c7";

export default node;
