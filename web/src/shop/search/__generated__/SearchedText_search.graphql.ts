/**
 * @generated SignedSource<<a52c6af383ec51671491f06783244d63>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SearchedText_search$data = {
  readonly correctedText: string | null | undefined;
  readonly matchedText: string;
  readonly missingWords: ReadonlyArray<string>;
  readonly " $fragmentType": "SearchedText_search";
};
export type SearchedText_search$key = {
  readonly " $data"?: SearchedText_search$data;
  readonly " $fragmentSpreads": FragmentRefs<"SearchedText_search">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SearchedText_search",
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

(node as any).hash = "6f09a725beb180be9d0df91e6a36677a";

export default node;
