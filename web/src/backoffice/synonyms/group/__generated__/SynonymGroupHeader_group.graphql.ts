/**
 * @generated SignedSource<<6053c074bf3f62fafea7badabf0f1d9d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SynonymGroupStatus = "CURATED" | "CUSTOM" | "DISABLED" | "EDITED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SynonymGroupHeader_group$data = {
  readonly name: string;
  readonly productCount: number;
  readonly status: SynonymGroupStatus;
  readonly updatedAt: string;
  readonly " $fragmentType": "SynonymGroupHeader_group";
};
export type SynonymGroupHeader_group$key = {
  readonly " $data"?: SynonymGroupHeader_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"SynonymGroupHeader_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SynonymGroupHeader_group",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "productCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "updatedAt",
      "storageKey": null
    }
  ],
  "type": "SynonymGroup",
  "abstractKey": null
};

(node as any).hash = "aa67b3a0c71622cfde33330df94757d2";

export default node;
