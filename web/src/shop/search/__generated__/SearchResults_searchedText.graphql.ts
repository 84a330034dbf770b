/**
 * @generated SignedSource<<4cb5bf350f30922496c1c1ea384b832f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SearchResults_searchedText$data = {
  readonly correctedText: string | null | undefined;
  readonly matchedText: string;
  readonly missingWords: ReadonlyArray<string>;
  readonly " $fragmentType": "SearchResults_searchedText";
};
export type SearchResults_searchedText$key = {
  readonly " $data"?: SearchResults_searchedText$data;
  readonly " $fragmentSpreads": FragmentRefs<"SearchResults_searchedText">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SearchResults_searchedText",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "correctedText",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "missingWords",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "matchedText",
      "storageKey": null
    }
  ],
  "type": "ProductSearch",
  "abstractKey": null
};

(node as any).hash = "5c41f60c5bca0bdd1fcaab7f0eac5e84";

export default node;
