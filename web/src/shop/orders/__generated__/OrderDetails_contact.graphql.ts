/**
 * @generated SignedSource<<1e5ba1617fa5762361cef4a32b33cf7a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderDetails_contact$data = {
  readonly " $fragmentSpreads": FragmentRefs<"OrderHelp_contact">;
  readonly " $fragmentType": "OrderDetails_contact";
};
export type OrderDetails_contact$key = {
  readonly " $data"?: OrderDetails_contact$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderDetails_contact">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderDetails_contact",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderHelp_contact"
    }
  ],
  "type": "HelpContact",
  "abstractKey": null
};

(node as any).hash = "efe0761056dd9350970e6342636f0d87";

export default node;
