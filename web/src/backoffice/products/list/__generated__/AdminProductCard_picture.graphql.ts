/**
 * @generated SignedSource<<84438f80924a032ac31cd7abc6da13cf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AdminProductCard_picture$data = {
  readonly isPublished: boolean;
  readonly pictures: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"Picture_picture">;
  }>;
  readonly " $fragmentType": "AdminProductCard_picture";
};
export type AdminProductCard_picture$key = {
  readonly " $data"?: AdminProductCard_picture$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdminProductCard_picture">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AdminProductCard_picture",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isPublished",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 1
        }
      ],
      "concreteType": "Picture",
      "kind": "LinkedField",
      "name": "pictures",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Picture_picture"
        }
      ],
      "storageKey": "pictures(first:1)"
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "5b338f57c837b7f378ee0e2de12d6c77";

export default node;
