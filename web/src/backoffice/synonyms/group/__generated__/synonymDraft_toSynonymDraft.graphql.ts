/**
 * @generated SignedSource<<a511127c1d16f159fb60e84a26687b10>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type SynonymDepartment = "BABY" | "BAKERY" | "BREAKFAST_AND_SPREADS" | "CLEANING" | "DAIRY" | "DRINKS" | "DRY_FRUITS_AND_SEEDS" | "FLOWERS_AND_POOJA" | "FROZEN_AND_ICE_CREAM" | "FRUITS" | "GRAINS_AND_FLOURS" | "HOUSEHOLD_AND_POOJA" | "KITCHENWARE" | "LEAFY_GREENS_AND_HERBS" | "MEAT_FISH_AND_EGGS" | "NOT_SOLD" | "OILS_AND_GHEE" | "PERSONAL_CARE" | "PETS" | "PHARMACY" | "PICKLES_AND_SAUCES" | "PULSES" | "READY_TO_EAT" | "RICE_AND_MILLETS" | "SNACKS_AND_NAMKEEN" | "SPICES" | "STATIONERY_AND_ELECTRICALS" | "SUGAR_AND_SALT" | "SWEETS" | "VEGETABLES" | "WORDS" | "%future added value";
export type SynonymLanguage = "BN_LATN" | "EN" | "GU_LATN" | "HI" | "HI_LATN" | "KN_LATN" | "ML_LATN" | "MR_LATN" | "PA_LATN" | "TA_LATN" | "TE_LATN" | "X_BRAND" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type synonymDraft_toSynonymDraft$data = {
  readonly department: SynonymDepartment | null | undefined;
  readonly terms: ReadonlyArray<{
    readonly language: SynonymLanguage;
    readonly term: string;
  }>;
  readonly " $fragmentType": "synonymDraft_toSynonymDraft";
};
export type synonymDraft_toSynonymDraft$key = {
  readonly " $data"?: synonymDraft_toSynonymDraft$data;
  readonly " $fragmentSpreads": FragmentRefs<"synonymDraft_toSynonymDraft">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "synonymDraft_toSynonymDraft"
};

(node as any).hash = "25bab2ac9f91f23d50e2fdfdce95bdc5";

export default node;
