/**
 * @generated SignedSource<<3860a7e786b141ec7053cea76155b12d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BagSheets_slip$data = {
  readonly number: number;
  readonly " $fragmentSpreads": FragmentRefs<"BagLabels_slip" | "PackingSlip_slip">;
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
      "name": "BagLabels_slip"
    }
  ],
  "type": "PackingSlip",
  "abstractKey": null
};

(node as any).hash = "cb4442a079f1684c13900a63713755fe";

export default node;
