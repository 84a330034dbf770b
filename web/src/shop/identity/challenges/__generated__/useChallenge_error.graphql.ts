/**
 * @generated SignedSource<<5b5056209d15cad6161651c58a93b78a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type ChallengeProvider = "HCAPTCHA" | "PROOF_OF_WORK" | "TURNSTILE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useChallenge_error$data = {
  readonly challenge: {
    readonly __typename: "CaptchaChallenge";
    readonly provider: ChallengeProvider;
    readonly siteKey: string;
  } | {
    readonly __typename: "ProofOfWorkChallenge";
    readonly challenge: string;
    readonly maxCounter: number;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
  readonly " $fragmentType": "useChallenge_error";
};
export type useChallenge_error$key = {
  readonly " $data"?: useChallenge_error$data;
  readonly " $fragmentSpreads": FragmentRefs<"useChallenge_error">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useChallenge_error"
};

(node as any).hash = "f6b037ca5058f7c38deb59934b636b20";

export default node;
