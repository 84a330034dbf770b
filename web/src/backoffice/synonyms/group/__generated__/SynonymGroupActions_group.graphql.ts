/**
 * @generated SignedSource<<7957e6c3a7a6271a0f262c7dcf2a158c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SynonymGroupStatus = "CURATED" | "CUSTOM" | "DISABLED" | "EDITED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SynonymGroupActions_group$data = {
  readonly id: string;
  readonly status: SynonymGroupStatus;
  readonly version: number;
  readonly " $fragmentType": "SynonymGroupActions_group";
};
export type SynonymGroupActions_group$key = {
  readonly " $data"?: SynonymGroupActions_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"SynonymGroupActions_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SynonymGroupActions_group",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    }
  ],
  "type": "SynonymGroup",
  "abstractKey": null
};

(node as any).hash = "2881ba84a846bf150bee9f49ac9c6114";

export default node;
