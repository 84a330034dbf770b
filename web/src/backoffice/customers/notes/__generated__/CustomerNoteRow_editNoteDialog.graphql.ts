/**
 * @generated SignedSource<<a0f4c4cab8c711b29f82a3f523840c4d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CustomerNoteRow_editNoteDialog$data = {
  readonly body: string;
  readonly id: string;
  readonly " $fragmentType": "CustomerNoteRow_editNoteDialog";
};
export type CustomerNoteRow_editNoteDialog$key = {
  readonly " $data"?: CustomerNoteRow_editNoteDialog$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerNoteRow_editNoteDialog">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CustomerNoteRow_editNoteDialog",
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

(node as any).hash = "6af9955769a6b233aa6d58121f83e00a";

export default node;
