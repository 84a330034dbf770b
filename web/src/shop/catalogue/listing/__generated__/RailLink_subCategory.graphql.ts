/**
 * @generated SignedSource<<23b6b16ff06db18daca69dfbe65b2b43>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RailLink_subCategory$data = {
  readonly name: string;
  readonly picture: {
    readonly " $fragmentSpreads": FragmentRefs<"Picture_picture">;
  };
  readonly " $fragmentType": "RailLink_subCategory";
};
export type RailLink_subCategory$key = {
  readonly " $data"?: RailLink_subCategory$data;
  readonly " $fragmentSpreads": FragmentRefs<"RailLink_subCategory">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RailLink_subCategory",
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
      "concreteType": "Picture",
      "kind": "LinkedField",
      "name": "picture",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Picture_picture"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SubCategory",
  "abstractKey": null
};

(node as any).hash = "31d7ddd16623d5a365741a503d853861";

export default node;
