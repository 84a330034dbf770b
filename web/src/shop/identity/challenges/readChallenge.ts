import { graphql, readInlineData } from 'react-relay';
import type { readChallenge_challenge$key } from './__generated__/readChallenge_challenge.graphql.ts';
import type { ProofOfWorkTask } from './solveProofOfWork.ts';

/** What the browser has to do; null for a challenge that this release does not know. */
type RequiredChallenge = { kind: 'proofOfWork'; task: ProofOfWorkTask } | { kind: 'widget'; siteKey: string } | null;

/** Reads the challenge of a refused attempt. */
export function readChallenge(challengeKey: readChallenge_challenge$key): RequiredChallenge {
  const challenge = readInlineData(
    graphql`
      fragment readChallenge_challenge on Challenge @inline {
        __typename
        ... on ProofOfWorkChallenge {
          challenge
          maxCounter
        }
        ... on CaptchaChallenge {
          provider
          siteKey
        }
      }
    `,
    challengeKey,
  );
  if (challenge.__typename === 'ProofOfWorkChallenge') {
    const { challenge: text, maxCounter } = challenge;
    return { kind: 'proofOfWork', task: { challenge: text, maxCounter } };
  }
  if (challenge.__typename !== 'CaptchaChallenge') return null;
  const { provider, siteKey } = challenge;
  return provider === 'TURNSTILE' ? { kind: 'widget', siteKey } : null;
}
