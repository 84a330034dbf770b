import { z } from 'zod';
import { builder } from '../../../platform/graphql/builder.ts';
import { CHALLENGE_ANSWER_FIELD } from '../../../platform/challenges/challenge.schema.ts';
import { ChallengeRequiredError } from '../../../platform/challenges/challengeRequired.ts';
import { InvalidInputError } from '../../../platform/core/errors/userError.ts';
import { TooManyAttemptsError } from '../../../platform/limits/throttle.ts';
import { ResetExpiredError, WrongCodeError } from '../identityErrors.ts';
import { codeShape, emailShape, newPasswordWithConfirmation } from '../identityShapes.ts';
import { CODE_MINUTES, CODE_MAX_ATTEMPTS, RESET_TOKEN_MINUTES } from '../oneTimeCode.ts';
import { requestPasswordReset } from './requestPasswordReset.ts';
import { resetPassword } from './resetPassword.ts';
import type { IssuedResetToken } from './issueResetToken.ts';
import { verifyResetCode } from './verifyResetCode.ts';

const PasswordResetRequestPayload = builder
  .objectRef<{ email: string; requestToken: string }>('PasswordResetRequestPayload')
  .implement({
    description:
      'If an account has the address, a code was queued for sending. The answer does not reveal whether one has.',
    fields: (t) => ({
      email: t.exposeString('email', { description: 'The normalised address.' }),
      requestToken: t.exposeString('requestToken', {
        description:
          'The token for `passwordResetVerify`, by which attempts of other clients do not count. Browsers receive it as a cookie too.',
      }),
    }),
  });

const PasswordResetVerifyPayload = builder.objectRef<IssuedResetToken>('PasswordResetVerifyPayload').implement({
  description: 'The code was right, and was exchanged for a token that resets the password once.',
  fields: (t) => ({
    resetToken: t.exposeString('resetToken', {
      description: 'The token for `passwordReset`. Browsers receive it as a cookie too.',
    }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'The time at which the token expires.' }),
  }),
});

const PasswordResetPayload = builder.objectRef<{ isReset: boolean }>('PasswordResetPayload').implement({
  description: 'The password was changed, and all sessions and API tokens of the account are revoked.',
  fields: (t) => ({
    isReset: t.exposeBoolean('isReset', { description: 'True.' }),
  }),
});

builder.mutationFields((t) => ({
  passwordResetRequest: t.fieldWithInput({
    description: `Mails a code of six digits, valid for ${CODE_MINUTES} minutes and ${CODE_MAX_ATTEMPTS} attempts, and a link that resets the password without the code, if an account has the address. Codes of other clients' requests stay valid. Open to everyone; rate limited.`,
    type: PasswordResetRequestPayload,
    authScopes: { public: true },
    errors: { types: [InvalidInputError, ChallengeRequiredError, TooManyAttemptsError] },
    typeOptions: { validate: z.looseObject({ email: emailShape }) },
    input: {
      email: t.input.string({ required: true, description: 'The e-mail address of the account.' }),
      challengeAnswer: t.input.field(CHALLENGE_ANSWER_FIELD),
    },
    resolve: async (_root, { input }, { caller, cookies }) => {
      const { email } = input;
      const { requestToken } = await requestPasswordReset(input, caller);
      cookies.setResetRequest(requestToken);
      return { email, requestToken };
    },
  }),
  passwordResetVerify: t.fieldWithInput({
    description: `Exchanges the mailed code for a token that resets the password once within ${RESET_TOKEN_MINUTES} minutes. Open to everyone; rate limited.`,
    type: PasswordResetVerifyPayload,
    authScopes: { public: true },
    errors: { types: [InvalidInputError, WrongCodeError, ChallengeRequiredError, TooManyAttemptsError] },
    typeOptions: { validate: z.looseObject({ email: emailShape, code: codeShape }) },
    input: {
      email: t.input.string({ required: true, description: 'The address that the code was mailed to.' }),
      code: t.input.string({ required: true, description: 'The six digits; spaces and dashes are ignored.' }),
      requestToken: t.input.string({
        description:
          'The token of `passwordResetRequest`; browsers omit it and send their cookie. Attempts without it count together for all clients.',
      }),
      challengeAnswer: t.input.field(CHALLENGE_ANSWER_FIELD),
    },
    resolve: async (_root, { input }, { caller, cookies }) => {
      const requestToken = input.requestToken ?? cookies.resetRequestToken;
      const issued = await verifyResetCode({ ...input, requestToken }, caller, new Date());
      cookies.setReset(issued.resetToken);
      return issued;
    },
  }),
  passwordReset: t.fieldWithInput({
    description:
      'Sets a new password with a reset token, revokes all sessions and API tokens of the account, and mails a notice. Open to everyone with the token.',
    type: PasswordResetPayload,
    authScopes: { public: true },
    errors: { types: [InvalidInputError, ResetExpiredError, ChallengeRequiredError, TooManyAttemptsError] },
    typeOptions: { validate: newPasswordWithConfirmation({ email: emailShape }) },
    input: {
      email: t.input.string({ required: true, description: 'The e-mail address of the account.' }),
      newPassword: t.input.string({ required: true, description: 'The new password, as for `userRegister`.' }),
      confirmPassword: t.input.string({ required: true, description: 'The new password again.' }),
      resetToken: t.input.string({
        description:
          'The token of `passwordResetVerify`, of `emailVerify` or of the mailed link; browsers omit it and send their cookie.',
      }),
      challengeAnswer: t.input.field(CHALLENGE_ANSWER_FIELD),
    },
    resolve: async (_root, { input }, { caller, cookies }) => {
      const resetToken = input.resetToken ?? cookies.resetToken;
      await resetPassword({ ...input, resetToken }, caller, new Date());
      cookies.clearReset();
      cookies.clear();
      return { isReset: true };
    },
  }),
}));
