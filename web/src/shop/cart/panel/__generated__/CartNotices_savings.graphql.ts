/**
 * @generated SignedSource<<0fec16975868f7f45757f38ba065659e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CartNotices_savings$data = {
  readonly savings: number;
  readonly " $fragmentType": "CartNotices_savings";
};
export type CartNotices_savings$key = {
  readonly " $data"?: CartNotices_savings$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartNotices_savings">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CartNotices_savings",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "savings",
      "storageKey": null
    }
  ],
  "type": "Bill",
  "abstractKey": null
};

(node as any).hash = "f7e59b5045efe200b0eed5ba39be3f3d";

export default node;
