/**
 * @generated SignedSource<<3f7752763be19a3b41ad0bbe99ab3131>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SearchPreviewRow_product$data = {
  readonly id: string;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"SearchProduct_product">;
  readonly " $fragmentType": "SearchPreviewRow_product";
};
export type SearchPreviewRow_product$key = {
  readonly " $data"?: SearchPreviewRow_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"SearchPreviewRow_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SearchPreviewRow_product",
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

(node as any).hash = "e72432242f623989e5e94318a2962d89";

export default node;
