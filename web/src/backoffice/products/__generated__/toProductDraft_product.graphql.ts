/**
 * @generated SignedSource<<f465d318d9415f75a74d0c62ec4d3303>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type toProductDraft_product$data = {
  readonly allPictures: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"formPicture_picture">;
  }>;
  readonly brand: string | null | undefined;
  readonly categories: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly description: string;
  readonly details: ReadonlyArray<{
    readonly name: string;
    readonly value: string;
  }>;
  readonly discountPercent: number;
  readonly gstPercent: number | null | undefined;
  readonly hsnCode: string | null | undefined;
  readonly isPublished: boolean;
  readonly lowStockThreshold: number | null | undefined;
  readonly maxPerOrder: number | null | undefined;
  readonly mrp: number;
  readonly name: string;
  readonly sku: string | null | undefined;
  readonly stock: number;
  readonly subCategories: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly unit: string;
  readonly " $fragmentType": "toProductDraft_product";
};
export type toProductDraft_product$key = {
  readonly " $data"?: toProductDraft_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"toProductDraft_product">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "toProductDraft_product"
};

(node as any).hash = "26ba936f142795e420ccfa19de9792a0";

export default node;
