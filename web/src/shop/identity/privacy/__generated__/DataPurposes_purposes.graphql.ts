/**
 * @generated SignedSource<<2e85e0087f90b23451d90f94a4fdd17e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DataBasis = "CONSENT" | "LAW" | "REQUEST" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DataPurposes_purposes$data = ReadonlyArray<{
  readonly basis: DataBasis;
  readonly data: string;
  readonly handle: string;
  readonly language: string;
  readonly retention: ReadonlyArray<string>;
  readonly title: string;
  readonly use: string;
  readonly " $fragmentType": "DataPurposes_purposes";
}>;
export type DataPurposes_purposes$key = ReadonlyArray<{
  readonly " $data"?: DataPurposes_purposes$data;
  readonly " $fragmentSpreads": FragmentRefs<"DataPurposes_purposes">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "DataPurposes_purposes",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "handle",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "data",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "use",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "basis",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "retention",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "language",
      "storageKey": null
    }
  ],
  "type": "DataPurpose",
  "abstractKey": null
};

(node as any).hash = "6240b4843211d103ab0e48995373caf4";

export default node;
