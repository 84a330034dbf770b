/**
 * @generated SignedSource<<9da5e10c905f053a9bd2a6c2f3a78255>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type declarationsDraft_declarations$data = {
  readonly countryOfOrigin: string | null | undefined;
  readonly genericName: string | null | undefined;
  readonly importer: {
    readonly " $fragmentSpreads": FragmentRefs<"declarationsDraft_party">;
  } | null | undefined;
  readonly manufacturer: {
    readonly " $fragmentSpreads": FragmentRefs<"declarationsDraft_party">;
  } | null | undefined;
  readonly netQuantity: string | null | undefined;
  readonly packer: {
    readonly " $fragmentSpreads": FragmentRefs<"declarationsDraft_party">;
  } | null | undefined;
  readonly shelfLife: string | null | undefined;
  readonly " $fragmentType": "declarationsDraft_declarations";
};
export type declarationsDraft_declarations$key = {
  readonly " $data"?: declarationsDraft_declarations$data;
  readonly " $fragmentSpreads": FragmentRefs<"declarationsDraft_declarations">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "declarationsDraft_declarations"
};

(node as any).hash = "5514aab7b2836c23e7183a4047ef2336";

export default node;
