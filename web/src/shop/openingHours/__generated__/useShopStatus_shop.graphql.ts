/**
 * @generated SignedSource<<2f83d6e20bede5429a6b80cc763621b2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useShopStatus_shop$data = {
  readonly closesAt: string | null | undefined;
  readonly closureMessage: string | null | undefined;
  readonly isOpen: boolean;
  readonly opensAt: string | null | undefined;
  readonly " $fragmentType": "useShopStatus_shop";
};
export type useShopStatus_shop$key = {
  readonly " $data"?: useShopStatus_shop$data;
  readonly " $fragmentSpreads": FragmentRefs<"useShopStatus_shop">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useShopStatus_shop",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOpen",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "opensAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "closesAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "closureMessage",
      "storageKey": null
    }
  ],
  "type": "Shop",
  "abstractKey": null
};

(node as any).hash = "d553d7c41d6c305320f5c293f328d664";

export default node;
