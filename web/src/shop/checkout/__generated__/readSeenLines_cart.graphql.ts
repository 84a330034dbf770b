/**
 * @generated SignedSource<<e6c756e3203f3905422e5f81628f07f4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type readSeenLines_cart$data = {
  readonly lines: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly product: {
          readonly id: string;
          readonly name: string;
        };
        readonly quantity: number;
      };
    }>;
  };
  readonly " $fragmentType": "readSeenLines_cart";
};
export type readSeenLines_cart$key = {
  readonly " $data"?: readSeenLines_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"readSeenLines_cart">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readSeenLines_cart"
};

(node as any).hash = "e107d04cde20ae0ee8d22ee65c57e1db";

export default node;
