import { useEffect, useRef, useState } from 'react';
import { graphql, readInlineData } from 'react-relay';
import { announce } from '../../../ui/announce.ts';
import type { useChallenge_error$key } from './__generated__/useChallenge_error.graphql.ts';
import type { CaptchaAction } from './renderCaptcha.ts';
import type { ProofOfWorkTask } from './solveProofOfWork.ts';

/** Fixed texts of the challenges at login, registration and recovery. */
export const challengeTexts = {
  checking: 'Checking your browser',
  checkingHelp: 'Someone made many attempts from your network. This check keeps bots out and takes a few seconds.',
  widget: 'Please confirm that you’re a person',
  widgetHelp: 'Someone made many attempts from your network.',
} as const;

/** An attempt whose answers are refused this often has failed. */
const MAX_ANSWERS = 3;

type Provider = 'PROOF_OF_WORK' | 'TURNSTILE';

/** The field of an attempt's input for the answer to a challenge. */
interface Guarded {
  challengeAnswer?: { provider: Provider; response: string };
}

/** The challenge that is being solved, if any. */
export type ChallengeState =
  | { kind: 'none' }
  | { kind: 'proofOfWork'; share: number }
  | { kind: 'widget'; siteKey: string; action: CaptchaAction; onToken: (token: string) => void; onFailed: () => void }
  | { kind: 'failed'; retry: () => void };

/** Sends an input; `onChallenge` handles a ChallengeRequiredError. */
type Send<Input> = (input: Input & Guarded, onChallenge: (error: useChallenge_error$key) => void) => void;

/**
 * Solves the challenges that the server requires of attempts: `attempt` calls `send` with the input, and again with the answer to each
 * challenge. ChallengeNotice shows `state`.
 */
export function useChallenge(action: CaptchaAction) {
  const [state, setState] = useState<ChallengeState>({ kind: 'none' });
  const running = useRef<AbortController>(undefined);
  const answers = useRef(0);
  useEffect(() => () => running.current?.abort(), []);

  const start = (next: ChallengeState): AbortSignal => {
    running.current?.abort();
    running.current = new AbortController();
    setState(next);
    return running.current.signal;
  };

  const attempt = <Input extends object>(input: Input, send: Send<Input>): void => {
    answers.current = 0;
    start({ kind: 'none' });
    const trySend = (next: Input & Guarded) => send(next, (error) => solve(readChallenge(error)));
    const answer = (provider: Provider, response: string) => {
      start({ kind: 'none' });
      answers.current += 1;
      trySend({ ...input, challengeAnswer: { provider, response } });
    };
    const fail = () => void start({ kind: 'failed', retry: () => attempt(input, send) });

    const solve = (challenge: RequiredChallenge) => {
      if (challenge === null || answers.current >= MAX_ANSWERS) return fail();
      if (challenge.kind === 'widget') {
        announce(`${challengeTexts.widget}. ${challengeTexts.widgetHelp}`);
        start({ ...challenge, action, onToken: (token) => answer('TURNSTILE', token), onFailed: fail });
        return;
      }
      const signal = start({ kind: 'proofOfWork', share: 0 });
      announce(`${challengeTexts.checking}. ${challengeTexts.checkingHelp}`);
      const onProgress = (share: number) => setState({ kind: 'proofOfWork', share });
      void import('./solveProofOfWork.ts')
        .then(({ solveProofOfWork }) => solveProofOfWork(challenge.task, { onProgress, signal }))
        .then((response) => answer('PROOF_OF_WORK', response))
        .catch(() => {
          if (!signal.aborted) fail();
        });
    };
    trySend(input);
  };

  return { state, isSolving: state.kind === 'proofOfWork' || state.kind === 'widget', attempt };
}

/** What the browser has to do; null for a challenge that this release does not know. */
type RequiredChallenge = { kind: 'proofOfWork'; task: ProofOfWorkTask } | { kind: 'widget'; siteKey: string } | null;

/** Reads the challenge of a refused attempt. */
function readChallenge(error: useChallenge_error$key): RequiredChallenge {
  const { challenge } = readInlineData(
    graphql`
      fragment useChallenge_error on ChallengeRequiredError @inline {
        challenge {
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
      }
    `,
    error,
  );
  if (challenge.__typename === 'ProofOfWorkChallenge') {
    const { challenge: text, maxCounter } = challenge;
    return { kind: 'proofOfWork', task: { challenge: text, maxCounter } };
  }
  if (challenge.__typename !== 'CaptchaChallenge') return null;
  const { provider, siteKey } = challenge;
  return provider === 'TURNSTILE' ? { kind: 'widget', siteKey } : null;
}
