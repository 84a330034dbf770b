/**
 * @generated SignedSource<<47f8b6fe96c16c3cfe6f7b84988dbf13>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RowPictures_row$data = {
  readonly files: ReadonlyArray<{
    readonly name: string;
    readonly picture: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"Picture_picture">;
    } | null | undefined;
    readonly problem: string | null | undefined;
  }>;
  readonly formerPictures: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"Picture_picture">;
  }>;
  readonly " $fragmentType": "RowPictures_row";
};
export type RowPictures_row$key = {
  readonly " $data"?: RowPictures_row$data;
  readonly " $fragmentSpreads": FragmentRefs<"RowPictures_row">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "id",
    "storageKey": null
  },
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "Picture_picture"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RowPictures_row",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ImportFile",
      "kind": "LinkedField",
      "name": "files",
      "plural": true,
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
          "name": "problem",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Picture",
          "kind": "LinkedField",
          "name": "picture",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Picture",
      "kind": "LinkedField",
      "name": "formerPictures",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "ImportRow",
  "abstractKey": null
};
})();

(node as any).hash = "e39d4717a5c00318e18fc1391e369b27";

export default node;
