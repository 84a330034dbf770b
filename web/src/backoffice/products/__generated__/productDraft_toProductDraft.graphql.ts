/**
 * @generated SignedSource<<4449ba9ebacd9ffa4b773529253d029d>>
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

(node as any).hash = "b663a01242179331504cdb6c123b9c19";

export default node;
