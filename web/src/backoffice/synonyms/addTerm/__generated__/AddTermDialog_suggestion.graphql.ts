/**
 * @generated SignedSource<<e84d8f29255a2c02b936659939ab127b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SynonymLanguage = "BN_LATN" | "EN" | "GU_LATN" | "HI" | "HI_LATN" | "KN_LATN" | "ML_LATN" | "MR_LATN" | "PA_LATN" | "TA_LATN" | "TE_LATN" | "X_BRAND" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AddTermDialog_suggestion$data = {
  readonly language: SynonymLanguage;
  readonly synonymGroups: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"GroupLinks_groups">;
  }>;
  readonly term: string;
  readonly " $fragmentType": "AddTermDialog_suggestion";
};
export type AddTermDialog_suggestion$key = {
  readonly " $data"?: AddTermDialog_suggestion$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddTermDialog_suggestion">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AddTermDialog_suggestion",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "term",
      "storageKey": null
    },
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
      "concreteType": "SynonymGroup",
      "kind": "LinkedField",
      "name": "synonymGroups",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "GroupLinks_groups"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SynonymSuggestion",
  "abstractKey": null
};

(node as any).hash = "1800aa8450d83500683f4c6668bda2bd";

export default node;
