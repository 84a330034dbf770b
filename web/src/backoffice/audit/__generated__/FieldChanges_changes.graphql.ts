/**
 * @generated SignedSource<<4358afbd5409ea9f357aca707cda2397>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FieldChanges_changes$data = ReadonlyArray<{
  readonly after: string | null | undefined;
  readonly before: string | null | undefined;
  readonly field: string;
  readonly " $fragmentType": "FieldChanges_changes";
}>;
export type FieldChanges_changes$key = ReadonlyArray<{
  readonly " $data"?: FieldChanges_changes$data;
  readonly " $fragmentSpreads": FragmentRefs<"FieldChanges_changes">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "FieldChanges_changes",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "field",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "before",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "after",
      "storageKey": null
    }
  ],
  "type": "FieldChange",
  "abstractKey": null
};

(node as any).hash = "88f887a34c6ef407088753fdf8fce57d";

export default node;
