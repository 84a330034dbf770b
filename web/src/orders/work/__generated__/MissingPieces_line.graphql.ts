/**
 * @generated SignedSource<<bc8dbb5f2db515afc6bee401046abd5f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type MissingPieces_line$data = {
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"marksOf_line">;
  readonly " $fragmentType": "MissingPieces_line";
};
export type MissingPieces_line$key = {
  readonly " $data"?: MissingPieces_line$data;
  readonly " $fragmentSpreads": FragmentRefs<"MissingPieces_line">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MissingPieces_line",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "marksOf_line",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "quantity",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pickedQuantity",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "shortQuantity",
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    }
  ],
  "type": "PickingLine",
  "abstractKey": null
};

(node as any).hash = "00012d1abfe04687158d1be68ef41a8a";

export default node;
