/**
 * @generated SignedSource<<6722955db4cd54739aeae40a2fa77b51>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AdminProductPicture_product$data = {
  readonly isPublished: boolean;
  readonly pictures: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"Picture_picture">;
  }>;
  readonly " $fragmentType": "AdminProductPicture_product";
};
export type AdminProductPicture_product$key = {
  readonly " $data"?: AdminProductPicture_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdminProductPicture_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AdminProductPicture_product",
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

(node as any).hash = "8b2aeb92d2355bc4f5c07d2165363e19";

export default node;
