/**
 * @generated SignedSource<<db7e6072f9f46c20b54d354cc0169128>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditSynonymGroup_group$data = {
  readonly id: string;
  readonly version: number;
  readonly " $fragmentSpreads": FragmentRefs<"SynonymGroupActions_group" | "SynonymGroupHeader_group" | "synonymDraft_toSynonymDraft">;
  readonly " $fragmentType": "EditSynonymGroup_group";
};
export type EditSynonymGroup_group$key = {
  readonly " $data"?: EditSynonymGroup_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditSynonymGroup_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditSynonymGroup_group",
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
      "name": "version",
      "storageKey": null
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "synonymDraft_toSynonymDraft",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "department",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SynonymTerm",
          "kind": "LinkedField",
          "name": "terms",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "language",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "term",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SynonymGroupActions_group"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SynonymGroupHeader_group"
    }
  ],
  "type": "SynonymGroup",
  "abstractKey": null
};

(node as any).hash = "e3ab2a2f964c86dc2c3524e78b2b143b";

export default node;
