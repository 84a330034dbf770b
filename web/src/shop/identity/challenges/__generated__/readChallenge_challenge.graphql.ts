/**
 * @generated SignedSource<<77b708e53c8d695f30ae04eadc916562>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type ChallengeProvider = "HCAPTCHA" | "PROOF_OF_WORK" | "TURNSTILE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type readChallenge_challenge$data = {
  readonly __typename: "CaptchaChallenge";
  readonly provider: ChallengeProvider;
  readonly siteKey: string;
  readonly " $fragmentType": "readChallenge_challenge";
} | {
  readonly __typename: "ProofOfWorkChallenge";
  readonly challenge: string;
  readonly maxCounter: number;
  readonly " $fragmentType": "readChallenge_challenge";
} | {
  // This will never be '%other', but we need some
  // value in case none of the concrete values match.
  readonly __typename: "%other";
  readonly " $fragmentType": "readChallenge_challenge";
};
export type readChallenge_challenge$key = {
  readonly " $data"?: readChallenge_challenge$data;
  readonly " $fragmentSpreads": FragmentRefs<"readChallenge_challenge">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readChallenge_challenge"
};

(node as any).hash = "56fdbe3431bdedb2904ec210a597bcbf";

export default node;
