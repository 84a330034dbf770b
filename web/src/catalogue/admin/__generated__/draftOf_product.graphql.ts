/**
 * @generated SignedSource<<e26edd38cbd24e1415761988597f703b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type draftOf_product$data = {
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
  readonly gstPercent: number;
  readonly hsnCode: string | null | undefined;
  readonly isPublished: boolean;
  readonly lowStockThreshold: number;
  readonly mrp: number;
  readonly name: string;
  readonly sku: string;
  readonly stock: number;
  readonly subCategories: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly unit: string;
  readonly " $fragmentType": "draftOf_product";
};
export type draftOf_product$key = {
  readonly " $data"?: draftOf_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"draftOf_product">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "draftOf_product"
};

(node as any).hash = "3cc89676338db6b1dd05903b8b372d44";

export default node;
