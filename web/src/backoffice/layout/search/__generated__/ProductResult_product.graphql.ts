/**
 * @generated SignedSource<<ff98802e927949dfb7511841c9023804>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductResult_product$data = {
  readonly id: string;
  readonly isPublished: boolean;
  readonly name: string;
  readonly sku: string | null | undefined;
  readonly stock: number;
  readonly unit: string;
  readonly " $fragmentType": "ProductResult_product";
};
export type ProductResult_product$key = {
  readonly " $data"?: ProductResult_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductResult_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductResult_product",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sku",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stock",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isPublished",
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "3e30d2736e0ce7d7547ef8d4ff67a0fa";

export default node;
