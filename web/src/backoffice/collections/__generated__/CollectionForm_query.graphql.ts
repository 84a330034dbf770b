/**
 * @generated SignedSource<<71370ceb3ff9b9802a2bd942a8429229>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CollectionForm_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"RulesFields_query">;
  readonly " $fragmentType": "CollectionForm_query";
};
export type CollectionForm_query$key = {
  readonly " $data"?: CollectionForm_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"CollectionForm_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CollectionForm_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RulesFields_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "fc7d89279bb2b739383d09d50da9f640";

export default node;
