import type { CaptchaChallenge, Challenge, ProofOfWorkChallenge } from '../core/caller.ts';
import { userErrorType } from '../graphql/userErrorType.schema.ts';
import { builder } from '../graphql/builder.ts';
import { ChallengeRequiredError } from './challengeRequired.ts';

const ChallengeProviderEnum = builder.enumType('ChallengeProvider', {
  description: 'Who sets a challenge.',
  values: {
    PROOF_OF_WORK: { description: 'The shop: the client computes for some seconds.' },
    TURNSTILE: { description: 'Cloudflare Turnstile.' },
    HCAPTCHA: {
      description: 'hCaptcha.',
      deprecationReason:
        'hCaptcha is no longer a provider. The value is removed on 2027-06-30; use `TURNSTILE` or `PROOF_OF_WORK`.',
    },
  } as const,
});

const ChallengeInterface = builder.interfaceRef<Challenge>('Challenge').implement({
  description: 'A task to solve before an attempt. The answer is valid once.',
  resolveType: ({ provider }) => (provider === 'PROOF_OF_WORK' ? 'ProofOfWorkChallenge' : 'CaptchaChallenge'),
  fields: (t) => ({ provider: t.expose('provider', { type: ChallengeProviderEnum, description: 'The provider.' }) }),
});

builder.objectRef<ProofOfWorkChallenge>('ProofOfWorkChallenge').implement({
  description:
    'Some seconds of computing. The answer is the JSON of `challenge` and `solution` in base64, as ALTCHA’s libraries make it.',
  interfaces: [ChallengeInterface],
  fields: (t) => ({
    challenge: t.exposeString('challenge', {
      description:
        'The signed challenge in ALTCHA’s format, version 2, as JSON. It is valid for the same network and purpose.',
    }),
    maxCounter: t.exposeInt('maxCounter', { description: 'The largest counter of a solution, for a progress bar.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'When it expires.' }),
  }),
});

builder.objectRef<CaptchaChallenge>('CaptchaChallenge').implement({
  description: 'A task of the provider’s widget. The answer is the widget’s token.',
  interfaces: [ChallengeInterface],
  fields: (t) => ({ siteKey: t.exposeString('siteKey', { description: 'The shop’s public key at the provider.' }) }),
});

userErrorType(ChallengeRequiredError, (t) => ({
  challenge: t.expose('challenge', { type: ChallengeInterface, description: 'The challenge to solve.' }),
}));

const ChallengeAnswerInput = builder.inputType('ChallengeAnswerInput', {
  description: 'The answer to a challenge.',
  fields: (t) => ({
    provider: t.field({ type: ChallengeProviderEnum, required: true, description: 'The provider of the challenge.' }),
    response: t.string({ required: true, description: 'The solved proof of work, or the widget’s token.' }),
  }),
});

/** The field with the answer, in each input that may need one. */
export const CHALLENGE_ANSWER_FIELD = {
  type: ChallengeAnswerInput,
  description: 'The answer to the challenge of a `ChallengeRequiredError`.',
} as const;
