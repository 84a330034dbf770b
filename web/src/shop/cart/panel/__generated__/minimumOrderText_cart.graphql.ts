/**
 * @generated SignedSource<<2469a7b9834258ba96376bd06fa5de1c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type minimumOrderText_cart$data = {
  readonly minimumOrder: {
    readonly remaining: number;
    readonly threshold: number;
  } | null | undefined;
  readonly " $fragmentType": "minimumOrderText_cart";
};
export type minimumOrderText_cart$key = {
  readonly " $data"?: minimumOrderText_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"minimumOrderText_cart">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "minimumOrderText_cart"
};

(node as any).hash = "78b853120ca5d24a1a087cfea87c2ac6";

export default node;
