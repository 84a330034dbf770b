/**
 * @generated SignedSource<<6a45a9a930add2c027a1c76594e7e374>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BagSheets_slip$data = {
  readonly number: number;
  readonly " $fragmentSpreads": FragmentRefs<"BagSheets_bagLabels" | "PackingSlip_slip">;
  readonly " $fragmentType": "BagSheets_slip";
};
export type BagSheets_slip$key = {
  readonly " $data"?: BagSheets_slip$data;
  readonly " $fragmentSpreads": FragmentRefs<"BagSheets_slip">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BagSheets_slip",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PackingSlip_slip"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BagSheets_bagLabels"
    }
  ],
  "type": "PackingSlip",
  "abstractKey": null
};

(node as any).hash = "3d12868dae1a219e0f4e55300a8ab829";

export default node;
