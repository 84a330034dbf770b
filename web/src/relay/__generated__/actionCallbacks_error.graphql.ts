/**
 * @generated SignedSource<<b2ebec82f54230e5f32e408b35ffbef6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type actionCallbacks_error$data = {
  readonly __typename: string;
  readonly issues?: ReadonlyArray<{
    readonly message: string;
    readonly path: string;
  }>;
  readonly message: string;
  readonly " $fragmentType": "actionCallbacks_error";
};
export type actionCallbacks_error$key = {
  readonly " $data"?: actionCallbacks_error$data;
  readonly " $fragmentSpreads": FragmentRefs<"actionCallbacks_error">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "actionCallbacks_error"
};

(node as any).hash = "7ec70de79ba3ccef756977b7db81f1e9";

export default node;
