/**
 * @generated SignedSource<<edd485f2bda851ce3911075cf6ef57a9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type CollectionSort = "DISCOUNT" | "MANUAL" | "NEWEST" | "POPULARITY" | "PRICE_ASC" | "PRICE_DESC" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type collectionDraft_collection$data = {
  readonly description: string | null | undefined;
  readonly endDate: string | null | undefined;
  readonly handle: string;
  readonly isPublished: boolean | null | undefined;
  readonly pickedProducts: ReadonlyArray<{
    readonly availableForSale: boolean;
    readonly id: string;
    readonly name: string;
    readonly unit: string;
  }> | null | undefined;
  readonly picture: {
    readonly id: string;
  } | null | undefined;
  readonly rules: {
    readonly brands: ReadonlyArray<string>;
    readonly categories: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }>;
    readonly countriesOfOrigin: ReadonlyArray<string>;
    readonly diets: ReadonlyArray<string>;
    readonly inStock: boolean;
    readonly minDiscountPercent: number | null | undefined;
    readonly packSizes: ReadonlyArray<string>;
    readonly price: {
      readonly max: number | null | undefined;
      readonly min: number | null | undefined;
    } | null | undefined;
    readonly subCategories: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }>;
  } | null | undefined;
  readonly sort: CollectionSort | null | undefined;
  readonly startDate: string | null | undefined;
  readonly title: string;
  readonly " $fragmentType": "collectionDraft_collection";
};
export type collectionDraft_collection$key = {
  readonly " $data"?: collectionDraft_collection$data;
  readonly " $fragmentSpreads": FragmentRefs<"collectionDraft_collection">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "collectionDraft_collection"
};

(node as any).hash = "1ecbab2ac084e62a748900e14cd20911";

export default node;
