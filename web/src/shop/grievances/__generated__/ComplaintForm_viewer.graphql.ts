/**
 * @generated SignedSource<<29b6cec66036da03a829e58cf43f9f83>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ComplaintForm_viewer$data = {
  readonly email: string;
  readonly mobile: string | null | undefined;
  readonly name: string;
  readonly " $fragmentType": "ComplaintForm_viewer";
};
export type ComplaintForm_viewer$key = {
  readonly " $data"?: ComplaintForm_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ComplaintForm_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ComplaintForm_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mobile",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "cce2376f4c3e9f460767baf0cbed8a25";

export default node;
