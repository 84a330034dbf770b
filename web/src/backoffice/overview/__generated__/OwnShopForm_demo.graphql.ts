/**
 * @generated SignedSource<<c31792c501dae886539969aa4cf33ae6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OwnShopForm_demo$data = {
  readonly backupFolder: string | null | undefined;
  readonly " $fragmentType": "OwnShopForm_demo";
};
export type OwnShopForm_demo$key = {
  readonly " $data"?: OwnShopForm_demo$data;
  readonly " $fragmentSpreads": FragmentRefs<"OwnShopForm_demo">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OwnShopForm_demo",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "backupFolder",
      "storageKey": null
    }
  ],
  "type": "Demo",
  "abstractKey": null
};

(node as any).hash = "583774e01fdb1d539a29e7bc5c601c74";

export default node;
