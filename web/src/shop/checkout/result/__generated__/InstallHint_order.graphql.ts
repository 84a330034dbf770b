/**
 * @generated SignedSource<<825ba06f904039553c7b63a1d129feb6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InstallHint_order$data = {
  readonly customerOrderIndex: number;
  readonly " $fragmentType": "InstallHint_order";
};
export type InstallHint_order$key = {
  readonly " $data"?: InstallHint_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"InstallHint_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InstallHint_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "customerOrderIndex",
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "1b032078dce069312677d4f55b4bae00";

export default node;
