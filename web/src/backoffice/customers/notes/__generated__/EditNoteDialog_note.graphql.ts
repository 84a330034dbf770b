/**
 * @generated SignedSource<<3895e9e828feed3570f9d442f0e8b7b4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditNoteDialog_note$data = {
  readonly body: string;
  readonly id: string;
  readonly " $fragmentType": "EditNoteDialog_note";
};
export type EditNoteDialog_note$key = {
  readonly " $data"?: EditNoteDialog_note$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditNoteDialog_note">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditNoteDialog_note",
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
      "name": "body",
      "storageKey": null
    }
  ],
  "type": "CustomerNote",
  "abstractKey": null
};

(node as any).hash = "ffefbd9a1bcb872e3db60989fbc29dc1";

export default node;
