import { z } from 'zod';
import { builder } from '../../../platform/graphql/builder.ts';
import { CHALLENGE_ANSWER_FIELD } from '../../../platform/challenges/challenge.schema.ts';
import { ChallengeRequiredError } from '../../../platform/challenges/challengeRequired.ts';
import { InvalidInputError } from '../../../platform/core/errors/userError.ts';
import { TooManyAttemptsError } from '../../../platform/limits/throttle.ts';
import { ResetExpiredError, WrongCodeError } from '../identityErrors.ts';
import { codeShape, emailShape, newPasswordWithConfirmation } from '../identityShapes.ts';
import { CODE_MINUTES, CODE_MAX_ATTEMPTS, RESET_TOKEN_MINUTES } from '../tokens.ts';
import { requestPasswordReset, resetPassword, verifyResetCode } from './passwordReset.ts';
import type { IssuedResetToken, UnprovenData } from './accountRecovery.ts';

const PasswordResetRequestPayload = builder
  .objectRef<{ email: string; requestToken: string }>('PasswordResetRequestPayload')
  .implement({
    description: 'A code is mailed if an account has the address, which the answer does not reveal.',
    fields: (t) => ({
      email: t.exposeString('email', { description: 'The normalised address.' }),
      requestToken: t.exposeString('requestToken', {
        description:
          'For `passwordResetVerify`, so that attempts of other clients do not count. Browsers have it as a cookie too.',
      }),
    }),
  });

const ResetCode = builder.objectRef<IssuedResetToken & { removesData: boolean }>('PasswordResetVerifyPayload');
const PasswordResetVerifyPayload = ResetCode.implement({
  description: 'The code was right.',
  fields: (t) => ({
    removesData: t.exposeBoolean('removesData', {
      description: 'Whether `passwordReset` in this browser will remove data; see `PasswordResetPayload.removedData`.',
    }),
    resetToken: t.exposeString('resetToken', {
      description: 'For `passwordReset`. Browsers have it as a cookie too.',
    }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'When the token expires.' }),
  }),
});

const RemovedData = builder.objectRef<UnprovenData>('PasswordResetRemovedData').implement({
  description:
    'What was saved in an account before its owner confirmed the e-mail address. A delivered order proves its address, unless that was changed later, and its mobile number; all others are removed.',
  fields: (t) => ({
    addresses: t.int({ description: 'Removed addresses.', resolve: ({ addressIds }) => addressIds.length }),
    hasMobile: t.exposeBoolean('hasMobile', { description: 'Whether the mobile number of the profile is removed.' }),
    keptAddresses: t.exposeStringList('provenAddresses', {
      description: 'The lines and cities of addresses that stay.',
    }),
  }),
});

const PasswordResetPayload = builder.objectRef<{ removed: UnprovenData | null }>('PasswordResetPayload').implement({
  description: 'The password was changed, and all sessions and API tokens have ended.',
  fields: (t) => ({
    isReset: t.boolean({ description: 'True.', resolve: () => true }),
    removedData: t.expose('removed', {
      type: RemovedData,
      nullable: true,
      description: 'Null if the address was confirmed before, or the browser is the one that registered the account.',
    }),
  }),
});

builder.mutationFields((t) => ({
  passwordResetRequest: t.fieldWithInput({
    description: `Mails a code of six digits, valid for ${CODE_MINUTES} minutes and ${CODE_MAX_ATTEMPTS} attempts, and a link that resets the password without it, if an account has the address. Public.`,
    type: PasswordResetRequestPayload,
    authScopes: { public: true },
    errors: { types: [InvalidInputError, ChallengeRequiredError, TooManyAttemptsError] },
    typeOptions: { validate: z.looseObject({ email: emailShape }) },
    input: {
      email: t.input.string({ required: true, description: 'Of the account.' }),
      challengeAnswer: t.input.field(CHALLENGE_ANSWER_FIELD),
    },
    resolve: async (_root, { input }, { caller, cookies }) => {
      const { email } = input;
      const { requestToken } = await requestPasswordReset(input, caller);
      cookies.set('resetRequest', requestToken);
      return { email, requestToken };
    },
  }),
  passwordResetVerify: t.fieldWithInput({
    description: `Exchanges the mailed code for a token that resets the password once within ${RESET_TOKEN_MINUTES} minutes. Public.`,
    type: PasswordResetVerifyPayload,
    authScopes: { public: true },
    errors: { types: [InvalidInputError, WrongCodeError, ChallengeRequiredError, TooManyAttemptsError] },
    typeOptions: { validate: z.looseObject({ email: emailShape, code: codeShape }) },
    input: {
      email: t.input.string({ required: true, description: 'Where the code was mailed to.' }),
      code: t.input.string({ required: true, description: 'Six digits; spaces and dashes are ignored.' }),
      requestToken: t.input.string({
        description:
          'Of `passwordResetRequest`; browsers omit it and send their cookie. Attempts without it count together for all clients.',
      }),
      challengeAnswer: t.input.field(CHALLENGE_ANSWER_FIELD),
    },
    resolve: async (_root, { input }, { caller, cookies }) => {
      const requestToken = input.requestToken ?? cookies.read('resetRequest');
      const issued = await verifyResetCode({ ...input, requestToken }, caller, new Date());
      cookies.set('resetToken', issued.resetToken);
      return issued;
    },
  }),
  passwordReset: t.fieldWithInput({
    description:
      'Sets a new password, ends all sessions and API tokens, and mails a notice. The first proof of the e-mail address removes data that a stranger may have saved. Public.',
    type: PasswordResetPayload,
    authScopes: { public: true },
    errors: { types: [InvalidInputError, ResetExpiredError, ChallengeRequiredError, TooManyAttemptsError] },
    typeOptions: { validate: newPasswordWithConfirmation({ email: emailShape }) },
    input: {
      email: t.input.string({ required: true, description: 'Of the account.' }),
      newPassword: t.input.string({ required: true, description: 'As for `userRegister`.' }),
      confirmPassword: t.input.string({ required: true, description: 'The same password again.' }),
      resetToken: t.input.string({
        description:
          'Of `passwordResetVerify`, `emailVerify` or the mailed link; browsers omit it and send their cookie.',
      }),
      challengeAnswer: t.input.field(CHALLENGE_ANSWER_FIELD),
    },
    resolve: async (_root, { input }, { caller, cookies }) => {
      const resetToken = input.resetToken ?? cookies.read('resetToken');
      const removed = await resetPassword({ ...input, resetToken }, caller, new Date());
      cookies.clear('resetRequest', 'resetToken', 'accessToken', 'refreshToken');
      return { removed };
    },
  }),
}));
