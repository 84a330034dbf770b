/**
 * @generated SignedSource<<f20b29672c44aafd6d4fb288994d3d65>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PreviewProducts_found$data = {
  readonly products: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly pictures: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"Picture_picture">;
    }>;
    readonly unit: string;
  }>;
  readonly totalCount: number;
  readonly " $fragmentType": "PreviewProducts_found";
};
export type PreviewProducts_found$key = {
  readonly " $data"?: PreviewProducts_found$data;
  readonly " $fragmentSpreads": FragmentRefs<"PreviewProducts_found">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PreviewProducts_found",
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
      "concreteType": "Product",
      "kind": "LinkedField",
      "name": "products",
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
          "args": [
            {
              "kind": "Literal",
              "name": "first",
              "value": 1
            }
          ],
          "concreteType": "Picture",
          "kind": "LinkedField",
          "name": "pictures",
          "plural": true,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "Picture_picture"
            }
          ],
          "storageKey": "pictures(first:1)"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SynonymPreviewProducts",
  "abstractKey": null
};

(node as any).hash = "1a1ab33c3b70c5d80d71ebf165ea3cea";

export default node;
