/**
 * @generated SignedSource<<a8f216f432e87b39ea36010bb908ea7b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PackingSlip_order$data = {
  readonly lines: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly missingQuantity: number;
        readonly name: string;
        readonly quantity: number;
        readonly unit: string;
      };
    }>;
  };
  readonly number: number;
  readonly placedAt: string;
  readonly " $fragmentSpreads": FragmentRefs<"SheetAddress_order" | "SheetCollect_order">;
  readonly " $fragmentType": "PackingSlip_order";
};
export type PackingSlip_order$key = {
  readonly " $data"?: PackingSlip_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"PackingSlip_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PackingSlip_order",
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
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 100
        }
      ],
      "concreteType": "OrderLineConnection",
      "kind": "LinkedField",
      "name": "lines",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "OrderLineEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "OrderLine",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
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
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "lines(first:100)"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SheetAddress_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SheetCollect_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "cc4c8f8c6918c1ee45efadaf0857d3ac";

export default node;
