/**
 * @generated SignedSource<<8eccf39fc155921ff21cf648dab36f9a>>
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

(node as any).hash = "3b3cb29983b5c08a1718264b9abb90c2";

export default node;
