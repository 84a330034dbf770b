/**
 * @generated SignedSource<<255ab6dd20a7c9a8818f5a5bef4dbdab>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AdminProductSwitch_product$data = {
  readonly availableForSale: boolean;
  readonly id: string;
  readonly name: string;
  readonly version: number | null | undefined;
  readonly " $fragmentType": "AdminProductSwitch_product";
};
export type AdminProductSwitch_product$key = {
  readonly " $data"?: AdminProductSwitch_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdminProductSwitch_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AdminProductSwitch_product",
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
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "availableForSale",
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "cebcbc997e4a28c69ad2320af6476de4";

export default node;
