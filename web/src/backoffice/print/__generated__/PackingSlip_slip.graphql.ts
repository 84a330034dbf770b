/**
 * @generated SignedSource<<ca5f64073b14ca36dc8f68582f6a89b8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PackingSlip_slip$data = {
  readonly lines: ReadonlyArray<{
    readonly id: string;
    readonly missingQuantity: number;
    readonly name: string;
    readonly quantity: number;
    readonly unit: string;
  }>;
  readonly number: number;
  readonly placedAt: string;
  readonly " $fragmentSpreads": FragmentRefs<"SheetAddress_slip" | "SheetCollect_slip">;
  readonly " $fragmentType": "PackingSlip_slip";
};
export type PackingSlip_slip$key = {
  readonly " $data"?: PackingSlip_slip$data;
  readonly " $fragmentSpreads": FragmentRefs<"PackingSlip_slip">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PackingSlip_slip",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "placedAt",
      "storageKey": null
    },
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
          "name": "quantity",
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
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SheetAddress_slip"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SheetCollect_slip"
    }
  ],
  "type": "PackingSlip",
  "abstractKey": null
};

(node as any).hash = "e0fbc5ab4e8f36e007e35b5b284c4291";

export default node;
