/**
 * @generated SignedSource<<9207223419f269ec07f5705611207d8c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PickingLineRow_line$data = {
  readonly brand: string | null | undefined;
  readonly name: string;
  readonly picture: {
    readonly " $fragmentSpreads": FragmentRefs<"Picture_picture">;
  } | null | undefined;
  readonly unit: string;
  readonly " $fragmentSpreads": FragmentRefs<"pickQuantities_readPickQuantities">;
  readonly " $fragmentType": "PickingLineRow_line";
};
export type PickingLineRow_line$key = {
  readonly " $data"?: PickingLineRow_line$data;
  readonly " $fragmentSpreads": FragmentRefs<"PickingLineRow_line">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PickingLineRow_line",
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
      "kind": "ScalarField",
      "name": "brand",
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
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "pickQuantities_readPickQuantities",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "quantity",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pickedQuantity",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "missingQuantity",
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    }
  ],
  "type": "PickingLine",
  "abstractKey": null
};

(node as any).hash = "9419f8a40b6afc7b7731408df4b451c7";

export default node;
