/**
 * @generated SignedSource<<4145057bdddc4bd471ede20a346e612a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type declarationsDraft_party$data = {
  readonly address: string;
  readonly email: string | null | undefined;
  readonly fssai: string | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly phone: string | null | undefined;
  readonly " $fragmentType": "declarationsDraft_party";
};
export type declarationsDraft_party$key = {
  readonly " $data"?: declarationsDraft_party$data;
  readonly " $fragmentSpreads": FragmentRefs<"declarationsDraft_party">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "declarationsDraft_party"
};

(node as any).hash = "11e359f7f1b5f20d82e06b7685e9efae";

export default node;
