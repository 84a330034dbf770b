/**
 * @generated SignedSource<<2171114a818e5e59d8084954c9291f5c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type AddressLabel = "HOME" | "OTHER" | "WORK" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type addressValues_address$data = {
  readonly building: string | null | undefined;
  readonly city: string;
  readonly deliveryInstructions: string | null | undefined;
  readonly floor: string | null | undefined;
  readonly house: string | null | undefined;
  readonly label: AddressLabel | null | undefined;
  readonly landmark: string | null | undefined;
  readonly line: string;
  readonly mobile: string;
  readonly pincode: string;
  readonly receiverName: string | null | undefined;
  readonly state: string;
  readonly street: string | null | undefined;
  readonly " $fragmentType": "addressValues_address";
};
export type addressValues_address$key = {
  readonly " $data"?: addressValues_address$data;
  readonly " $fragmentSpreads": FragmentRefs<"addressValues_address">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "addressValues_address"
};

(node as any).hash = "4859face507b7f6b470f6d58e43a84a1";

export default node;
