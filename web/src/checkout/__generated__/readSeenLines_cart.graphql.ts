/**
 * @generated SignedSource<<857a0e1e54be6a08a7fee3398f6d7530>>
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

(node as any).hash = "33c120ae0e7a9ad567f72646ecbcec36";

export default node;
