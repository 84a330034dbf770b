/**
 * @generated SignedSource<<099e7b4131e8b5d65d147a85c5b9c410>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PickingLines_order$data = {
  readonly lines: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"PickingLineRow_line">;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"PackedBar_order">;
  readonly " $fragmentType": "PickingLines_order";
};
export type PickingLines_order$key = {
  readonly " $data"?: PickingLines_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"PickingLines_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PickingLines_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PickingLine",
      "kind": "LinkedField",
      "name": "lines",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PickingLineRow_line"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PackedBar_order"
    }
  ],
  "type": "PickingOrder",
  "abstractKey": null
};

(node as any).hash = "a9231775efb865194cb1bf30c7312766";

export default node;
