/**
 * @generated SignedSource<<5a352515a863d0579b66111c589e4d7a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NewProductPage_form$data = {
  readonly categories: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly gstPercent: number | null | undefined;
        readonly id: string;
      };
    }>;
  };
  readonly " $fragmentSpreads": FragmentRefs<"ProductForm_query">;
  readonly " $fragmentType": "NewProductPage_form";
};
export type NewProductPage_form$key = {
  readonly " $data"?: NewProductPage_form$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewProductPage_form">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NewProductPage_form",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 100
        }
      ],
      "concreteType": "CategoryConnection",
      "kind": "LinkedField",
      "name": "categories",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "CategoryEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Category",
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
                  "name": "gstPercent",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "categories(first:100)"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProductForm_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "633ce19ef9ae7d20c5d0731051836748";

export default node;
