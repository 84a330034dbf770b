import { useEffect, useRef, useState } from 'react';
import { announce } from '../../../ui/announce.ts';
import type { readChallenge_challenge$key } from './__generated__/readChallenge_challenge.graphql.ts';
import { challengeTexts } from './challengeTexts.ts';
import { readChallenge } from './readChallenge.ts';
import type { CaptchaAction } from './renderCaptcha.ts';

/** An attempt whose answers are refused this often has failed. */
const MAX_ANSWERS = 3;

/** An input that may have the answer to a challenge. */
interface Guarded {
  challengeAnswer?: { provider: string; response: string } | null | undefined;
}

/** The challenge that is being solved, if any. */
export type ChallengeState =
  | { kind: 'none' }
  | { kind: 'proofOfWork'; share: number }
  | {
      kind: 'widget';
      siteKey: string;
      action: CaptchaAction;
      onToken: (token: string) => void;
      onFailed: () => void;
    }
  | { kind: 'failed'; retry: () => void };

/**
 * Solves the challenges that the server requires of attempts. `solve` is for a refused mutation: it calls `send` with the same input and the
 * answer. `clear` is for a new attempt. ChallengeNotice shows `state`.
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

  const clear = () => {
    answers.current = 0;
    start({ kind: 'none' });
  };

  const solve = <Input extends Guarded>(
    challengeKey: readChallenge_challenge$key,
    input: Input,
    send: (input: Input) => void,
  ): void => {
    const challenge = readChallenge(challengeKey);
    const answer = (provider: 'PROOF_OF_WORK' | 'TURNSTILE', response: string) => {
      start({ kind: 'none' });
      answers.current += 1;
      send({ ...input, challengeAnswer: { provider, response } });
    };
    const retry = () => {
      clear();
      send({ ...input, challengeAnswer: undefined });
    };
    const fail = () => void start({ kind: 'failed', retry });

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

  return { state, isSolving: state.kind === 'proofOfWork' || state.kind === 'widget', solve, clear };
}
