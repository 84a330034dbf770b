/**
 * @generated SignedSource<<6bce330ddc2f6509f5b05229ae93f94e>>
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
    readonly " $fragmentSpreads": FragmentRefs<"AddTermDialog_groupLinks">;
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
          "name": "AddTermDialog_groupLinks"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SynonymSuggestion",
  "abstractKey": null
};

(node as any).hash = "d2f489efa98f344d0e990741dd578cee";

export default node;
