import type { CaptchaChallenge, Challenge, ProofOfWorkChallenge } from '../core/challenges.ts';
import { userErrorType } from '../graphql/userErrorType.schema.ts';
import { builder } from '../graphql/builder.ts';
import { ChallengeRequiredError } from './challengeRequired.ts';

const ChallengeProviderEnum = builder.enumType('ChallengeProvider', {
  description: 'What sets challenges to the attempts of a network that has made many.',
  values: {
    PROOF_OF_WORK: { description: 'The shop itself: the client computes for some seconds.' },
    TURNSTILE: { description: 'Cloudflare Turnstile.' },
    HCAPTCHA: {
      description: 'hCaptcha.',
      deprecationReason:
        'hCaptcha is no longer a provider. The value is removed on 2027-06-30; use `TURNSTILE` or `PROOF_OF_WORK`.',
    },
  } as const,
});

const ChallengeInterface = builder.interfaceRef<Challenge>('Challenge').implement({
  description: 'A task that an attempt has to solve. The answer is valid once.',
  resolveType: ({ provider }) => (provider === 'PROOF_OF_WORK' ? 'ProofOfWorkChallenge' : 'CaptchaChallenge'),
  fields: (t) => ({
    provider: t.expose('provider', { type: ChallengeProviderEnum, description: 'The provider of the challenge.' }),
  }),
});

builder.objectRef<ProofOfWorkChallenge>('ProofOfWorkChallenge').implement({
  description:
    'A task that takes a client some seconds of computing. The answer is the JSON of `challenge` and `solution` in base64, as the libraries of ALTCHA make it.',
  interfaces: [ChallengeInterface],
  fields: (t) => ({
    challenge: t.exposeString('challenge', {
      description:
        'The signed challenge in version 2 of the format of ALTCHA, as JSON. It is valid for the same network and purpose.',
    }),
    maxCounter: t.exposeInt('maxCounter', {
      description: 'The largest counter that the solution can have, for a progress bar.',
    }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'The time at which the challenge expires.' }),
  }),
});

builder.objectRef<CaptchaChallenge>('CaptchaChallenge').implement({
  description: 'A task of the widget of a provider. The answer is the token that the widget makes.',
  interfaces: [ChallengeInterface],
  fields: (t) => ({
    siteKey: t.exposeString('siteKey', { description: 'The public key of the shop at the provider.' }),
  }),
});

userErrorType(ChallengeRequiredError, (t) => ({
  challenge: t.expose('challenge', { type: ChallengeInterface, description: 'The challenge to solve.' }),
}));

const ChallengeAnswerInput = builder.inputType('ChallengeAnswerInput', {
  description: 'The answer to the challenge of a `ChallengeRequiredError`. It is valid once.',
  fields: (t) => ({
    provider: t.field({
      type: ChallengeProviderEnum,
      required: true,
      description: 'The provider of the challenge.',
    }),
    response: t.string({
      required: true,
      description: 'The solved proof of work, or the token that the widget has made.',
    }),
  }),
});

/** The field with the answer, in each input that may need one. */
export const CHALLENGE_ANSWER_FIELD = {
  type: ChallengeAnswerInput,
  description: 'The answer to the challenge of a `ChallengeRequiredError`; omitted in the first attempt.',
} as const;
