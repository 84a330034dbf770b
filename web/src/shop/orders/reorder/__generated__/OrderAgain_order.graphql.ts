/**
 * @generated SignedSource<<e35cb651131086be7102c399380d4c05>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderAgain_order$data = {
  readonly bill: {
    readonly grandTotal: number;
  };
  readonly id: string;
  readonly lines: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly name: string;
        readonly picture: {
          readonly " $fragmentSpreads": FragmentRefs<"Picture_picture">;
        } | null | undefined;
      };
    }>;
    readonly totalCount: number;
  };
  readonly placedAt: string;
  readonly " $fragmentSpreads": FragmentRefs<"ReorderButton_order">;
  readonly " $fragmentType": "OrderAgain_order";
};
export type OrderAgain_order$key = {
  readonly " $data"?: OrderAgain_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderAgain_order">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderAgain_order",
  "selections": [
    (v0/*:: as any*/),
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
      "concreteType": "Bill",
      "kind": "LinkedField",
      "name": "bill",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "grandTotal",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 6
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
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        },
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
                (v0/*:: as any*/),
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
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "lines(first:6)"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReorderButton_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};
})();

(node as any).hash = "b3767098742def7026053c17e4383a59";

export default node;
