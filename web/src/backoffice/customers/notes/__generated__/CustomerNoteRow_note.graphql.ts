/**
 * @generated SignedSource<<82396ed7719a865bb97290b494ee3c6c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CustomerNoteRow_note$data = {
  readonly author: {
    readonly name: string;
  } | null | undefined;
  readonly body: string;
  readonly canUpdate: boolean;
  readonly createdAt: string;
  readonly editedAt: string | null | undefined;
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerNoteRow_editNoteDialog">;
  readonly " $fragmentType": "CustomerNoteRow_note";
};
export type CustomerNoteRow_note$key = {
  readonly " $data"?: CustomerNoteRow_note$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerNoteRow_note">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CustomerNoteRow_note",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canUpdate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "editedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Actor",
      "kind": "LinkedField",
      "name": "author",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CustomerNoteRow_editNoteDialog"
    }
  ],
  "type": "CustomerNote",
  "abstractKey": null
};

(node as any).hash = "9b8bd19c9e5fd5d6e76257bc7db23526";

export default node;
