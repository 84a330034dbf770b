/**
 * @generated SignedSource<<75f94c59391c922e473502d95b748431>>
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
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "12ff50ccfe7b6e9853c747a2f2d97fb4";

export default node;
