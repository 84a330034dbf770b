/**
 * @generated SignedSource<<4b07412c0afb39f16d0735b0b22718cc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FillDeclarationsDialog_category$data = {
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "FillDeclarationsDialog_category";
};
export type FillDeclarationsDialog_category$key = {
  readonly " $data"?: FillDeclarationsDialog_category$data;
  readonly " $fragmentSpreads": FragmentRefs<"FillDeclarationsDialog_category">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FillDeclarationsDialog_category",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    }
  ],
  "type": "Category",
  "abstractKey": null
};

(node as any).hash = "5db2e8037686b2e685fac6a8c72e48f3";

export default node;
