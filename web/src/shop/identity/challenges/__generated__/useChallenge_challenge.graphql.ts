/**
 * @generated SignedSource<<a836f3bad921e8fb1fe05dfda829c11c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type ChallengeProvider = "HCAPTCHA" | "PROOF_OF_WORK" | "TURNSTILE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useChallenge_challenge$data = {
  readonly __typename: "CaptchaChallenge";
  readonly provider: ChallengeProvider;
  readonly siteKey: string;
  readonly " $fragmentType": "useChallenge_challenge";
} | {
  readonly __typename: "ProofOfWorkChallenge";
  readonly challenge: string;
  readonly maxCounter: number;
  readonly " $fragmentType": "useChallenge_challenge";
} | {
  // This will never be '%other', but we need some
  // value in case none of the concrete values match.
  readonly __typename: "%other";
  readonly " $fragmentType": "useChallenge_challenge";
};
export type useChallenge_challenge$key = {
  readonly " $data"?: useChallenge_challenge$data;
  readonly " $fragmentSpreads": FragmentRefs<"useChallenge_challenge">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useChallenge_challenge"
};

(node as any).hash = "16ed62cb9b7436b9c683bdf00222f760";

export default node;
