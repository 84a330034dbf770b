/**
 * @generated SignedSource<<49844ba73a7f36b047d8ecb0f7fcde7b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NotifyMe_product$data = {
  readonly id: string;
  readonly name: string;
  readonly unit: string;
  readonly " $fragmentType": "NotifyMe_product";
};
export type NotifyMe_product$key = {
  readonly " $data"?: NotifyMe_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"NotifyMe_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NotifyMe_product",
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
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "c2b1ad654e947acd01a3eb92d509c641";

export default node;
