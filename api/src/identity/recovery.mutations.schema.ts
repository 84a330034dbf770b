import { z } from 'zod';
import { builder } from '../graphql/builder.ts';
import { InvalidInputError } from '../graphql/userError.ts';
import { TooManyAttemptsError } from '../throttle/tooManyAttempts.ts';
import { ResetExpiredError, WrongCodeError } from './identityErrors.ts';
import { codeShape, emailShape, newPasswordTwice } from './identityShapes.ts';
import { CODE_MINUTES, CODE_TRIES, RESET_GRANT_MINUTES } from './oneTimeCode.ts';
import { requestPasswordReset } from './requestPasswordReset.ts';
import { resetPassword } from './resetPassword.ts';
import { verifyResetCode, type ResetGrant } from './verifyResetCode.ts';

const PasswordResetRequestPayload = builder.objectRef<{ email: string }>('PasswordResetRequestPayload').implement({
  description: 'If an account has the address, a code is on its way to it. Whether one has is not told.',
  fields: (t) => ({
    email: t.exposeString('email', { description: 'The address as it was understood.' }),
  }),
});

const PasswordResetVerifyPayload = builder.objectRef<ResetGrant>('PasswordResetVerifyPayload').implement({
  description: 'The code was right; it allows one reset of the password.',
  fields: (t) => ({
    resetToken: t.exposeString('resetToken', {
      description: 'What `passwordReset` needs. Browsers have it as a cookie already.',
    }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'Until when it is good.' }),
  }),
});

const PasswordResetPayload = builder.objectRef<{ isReset: boolean }>('PasswordResetPayload').implement({
  description: 'The new password holds, and all sessions and API tokens of the account have ended.',
  fields: (t) => ({
    isReset: t.exposeBoolean('isReset', { description: 'True.' }),
  }),
});

builder.mutationFields((t) => ({
  passwordResetRequest: t.fieldWithInput({
    description: `Has a code of six digits mailed to an address, good for ${CODE_MINUTES} minutes and ${CODE_TRIES} tries. A new one replaces the one before.`,
    type: PasswordResetRequestPayload,
    authScopes: { public: true },
    errors: { types: [InvalidInputError, TooManyAttemptsError] },
    typeOptions: { validate: z.looseObject({ email: emailShape }) },
    input: { email: t.input.string({ required: true, description: 'The e-mail address of the account.' }) },
    resolve: async (_root, { input }, { caller }) => {
      await requestPasswordReset(input, caller);
      return input;
    },
  }),
  passwordResetVerify: t.fieldWithInput({
    description: `Changes the mailed code for a token that allows one reset within ${RESET_GRANT_MINUTES} minutes.`,
    type: PasswordResetVerifyPayload,
    authScopes: { public: true },
    errors: { types: [InvalidInputError, WrongCodeError, TooManyAttemptsError] },
    typeOptions: { validate: z.looseObject({ email: emailShape, code: codeShape }) },
    input: {
      email: t.input.string({ required: true, description: 'The address that the code was mailed to.' }),
      code: t.input.string({ required: true, description: 'The six digits; spaces and dashes do not count.' }),
    },
    resolve: async (_root, { input }, { caller, cookies }) => {
      const grant = await verifyResetCode(input, caller, new Date());
      cookies.setReset(grant.resetToken);
      return grant;
    },
  }),
  passwordReset: t.fieldWithInput({
    description:
      'Sets a new password after `passwordResetVerify`. All sessions and API tokens of the account end, and its owner is told by mail.',
    type: PasswordResetPayload,
    authScopes: { public: true },
    errors: { types: [InvalidInputError, ResetExpiredError, TooManyAttemptsError] },
    typeOptions: { validate: newPasswordTwice({ email: emailShape }) },
    input: {
      email: t.input.string({ required: true, description: 'The e-mail address of the account.' }),
      newPassword: t.input.string({ required: true, description: 'The new password, as for `userRegister`.' }),
      confirmPassword: t.input.string({ required: true, description: 'The new password once more.' }),
      resetToken: t.input.string({
        description: 'The token of `passwordResetVerify`; browsers leave it out and send their cookie.',
      }),
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
