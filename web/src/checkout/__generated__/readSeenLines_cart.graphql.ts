/**
 * @generated SignedSource<<8f3a4aa0c19d73091f424c329c654a7c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
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
