/**
 * @generated SignedSource<<3d92102c77072d72164fe7455aca930e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SearchPreview_row$data = {
  readonly id: string;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"SearchProduct_product">;
  readonly " $fragmentType": "SearchPreview_row";
};
export type SearchPreview_row$key = {
  readonly " $data"?: SearchPreview_row$data;
  readonly " $fragmentSpreads": FragmentRefs<"SearchPreview_row">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SearchPreview_row",
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
      "name": "name",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SearchProduct_product"
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "851dbbf97cfb991e845c68d80aa87d47";

export default node;
