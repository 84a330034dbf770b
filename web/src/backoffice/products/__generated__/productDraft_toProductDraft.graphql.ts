/**
 * @generated SignedSource<<5c168940e6f91a4b4afd0b3410e0aa19>>
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

(node as any).hash = "473deba5878e223d2af79f6952ba9a24";

export default node;
