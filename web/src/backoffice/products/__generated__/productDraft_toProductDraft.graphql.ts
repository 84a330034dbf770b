/**
 * @generated SignedSource<<b64ceb85099e2ef37f2a302a209438c6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type productDraft_toProductDraft$data = {
  readonly allPictures: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"formPicture_picture">;
  }>;
  readonly availableForSale: boolean;
  readonly barcode: string | null | undefined;
  readonly brand: string | null | undefined;
  readonly categories: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly declarations: {
    readonly " $fragmentSpreads": FragmentRefs<"declarationsDraft_declarations">;
  };
  readonly description: string;
  readonly details: ReadonlyArray<{
    readonly name: string;
    readonly value: string;
  }>;
  readonly discountPercent: number;
  readonly gstPercent: number | null | undefined;
  readonly hsnCode: string | null | undefined;
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
  readonly " $fragmentType": "productDraft_toProductDraft";
};
export type productDraft_toProductDraft$key = {
  readonly " $data"?: productDraft_toProductDraft$data;
  readonly " $fragmentSpreads": FragmentRefs<"productDraft_toProductDraft">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "productDraft_toProductDraft"
};

(node as any).hash = "1a9d94f2518a1f162099c4e00c8411a6";

export default node;
