/**
 * @generated SignedSource<<8f19b2c9cff390399bbbdc358a364983>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RiderForm_riders$data = ReadonlyArray<{
  readonly name: string;
  readonly userId: string;
  readonly " $fragmentType": "RiderForm_riders";
}>;
export type RiderForm_riders$key = ReadonlyArray<{
  readonly " $data"?: RiderForm_riders$data;
  readonly " $fragmentSpreads": FragmentRefs<"RiderForm_riders">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "RiderForm_riders",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "userId",
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
  "type": "Actor",
  "abstractKey": null
};

(node as any).hash = "c8816b5778565a1d19f51c7aaa93743a";

export default node;
