/**
 * @generated SignedSource<<ef29765886adaf90502c504b4988e26a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AccountMenuFace_viewer$data = {
  readonly avatar: {
    readonly " $fragmentSpreads": FragmentRefs<"Picture_picture">;
  } | null | undefined;
  readonly " $fragmentType": "AccountMenuFace_viewer";
};
export type AccountMenuFace_viewer$key = {
  readonly " $data"?: AccountMenuFace_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccountMenuFace_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AccountMenuFace_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Picture",
      "kind": "LinkedField",
      "name": "avatar",
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
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "d2523682fafe894cc518786b92487966";

export default node;
