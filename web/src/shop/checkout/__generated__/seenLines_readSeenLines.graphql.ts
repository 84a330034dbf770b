/**
 * @generated SignedSource<<a9c94d763219168e15853d21aa70c58a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type seenLines_readSeenLines$data = {
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
  readonly " $fragmentType": "seenLines_readSeenLines";
};
export type seenLines_readSeenLines$key = {
  readonly " $data"?: seenLines_readSeenLines$data;
  readonly " $fragmentSpreads": FragmentRefs<"seenLines_readSeenLines">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "seenLines_readSeenLines"
};

(node as any).hash = "4f6f82a691600f6bf51eaeff2db2a336";

export default node;
