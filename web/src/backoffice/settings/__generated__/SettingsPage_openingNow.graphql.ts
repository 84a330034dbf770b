/**
 * @generated SignedSource<<76c78ebe87c91e07a038b1921a9f7c12>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SettingsPage_openingNow$data = {
  readonly closesAt: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"useShopStatus_shop">;
  readonly " $fragmentType": "SettingsPage_openingNow";
};
export type SettingsPage_openingNow$key = {
  readonly " $data"?: SettingsPage_openingNow$data;
  readonly " $fragmentSpreads": FragmentRefs<"SettingsPage_openingNow">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SettingsPage_openingNow",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "closesAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useShopStatus_shop"
    }
  ],
  "type": "Shop",
  "abstractKey": null
};

(node as any).hash = "2c520bd4e389ea3b45f780f3a5106b4d";

export default node;
