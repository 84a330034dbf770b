import { z } from 'zod';
import { db } from '../../../platform/db/client.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { REVOKED_SESSION_IDS } from '../sessions/session.schema.ts';
import { InvalidInputError } from '../../../platform/core/errors/userError.ts';
import { requireSession } from '../../../platform/core/viewer.ts';
import { TooManyAttemptsError } from '../../../platform/limits/tooManyAttempts.ts';
import { changePassword } from '../login/changePassword.ts';
import { verifyEmail, type VerifiedEmail } from './verifyEmail.ts';
import {
  EmailVerificationExpiredError,
  EmailTakenError,
  LoginRequiredError,
  WrongPasswordError,
} from '../identityErrors.ts';
import {
  emailShape,
  mobileShape,
  newPasswordWithConfirmation,
  personNameShape,
  currentPasswordShape,
} from '../identityShapes.ts';
import { requestEmailVerification } from './requestEmailVerification.ts';
import { cancelEmailChange, updateProfile } from './updateProfile.ts';
import { ReauthenticationRequiredError } from '../twoFactor/twoFactorErrors.ts';
import { UserRef, viewerPayload } from '../user.schema.ts';

const ProfileUpdatePayload = viewerPayload('ProfileUpdatePayload', 'The profile was updated.');
const EmailChangeCancelPayload = viewerPayload('EmailChangeCancelPayload', 'The user has no pending e-mail address.');
const EmailVerificationRequestPayload = viewerPayload(
  'EmailVerificationRequestPayload',
  'A link is mailed, unless every address is verified.',
);

const PasswordChangePayload = viewerPayload<{ revokedSessionIds: string[] }>(
  'PasswordChangePayload',
  'The password was changed, and other sessions and all API tokens have ended.',
  (t) => ({ revokedSessionIds: t.idList(REVOKED_SESSION_IDS) }),
);

const EmailVerifyPayload = builder.objectRef<VerifiedEmail>('EmailVerifyPayload').implement({
  description: 'The address is verified.',
  fields: (t) => ({
    email: t.exposeString('email', { description: 'The verified address.' }),
    isPasswordResetRequired: t.boolean({
      description:
        'Whether the account lost its password, because another device registered it or its former address was restored.',
      resolve: ({ resetToken }) => resetToken !== null,
    }),
    resetToken: t.exposeString('resetToken', {
      nullable: true,
      description: 'For `passwordReset`, if that is required. Browsers have it as a cookie too.',
    }),
    viewer: t.prismaField({
      type: UserRef,
      nullable: true,
      description: 'Null when the viewer is not the owner of the account.',
      resolve: (query, { userId }, _args, { authentication }) => {
        const selection = { ...query };
        const isOwn = authentication.state === 'active' && authentication.viewer.userId === userId;
        return isOwn ? db.user.findUnique({ ...selection, where: { id: userId } }) : null;
      },
    }),
  }),
});

const PROFILE = z.looseObject({
  name: personNameShape.nullish(),
  email: emailShape.nullish(),
  mobile: mobileShape.nullish(),
});

builder.mutationFields((t) => ({
  profileUpdate: t.fieldWithInput({
    description:
      "Updates the viewer's profile; an omitted field stays. A new address is `pendingEmail` until its mailed link is opened. Needs a session.",
    type: ProfileUpdatePayload,
    authScopes: { sessionOnly: true },
    errors: { types: [InvalidInputError, TooManyAttemptsError] },
    typeOptions: { validate: PROFILE },
    input: {
      name: t.input.string({ description: 'Mails greet the person by it.' }),
      email: t.input.string({
        description: 'As for `userRegister`; the present address cancels a pending one.',
      }),
      mobile: t.input.string({
        description: 'In any spelling. A mobile number of India is stored as ten digits, another number as its digits.',
      }),
    },
    resolve: async (_root, { input: { name, email, mobile } }, { authentication, caller }) => {
      const viewer = requireSession(authentication);
      const change = { name: name ?? undefined, email: email ?? undefined, mobile: mobile ?? undefined };
      await updateProfile(viewer, change, caller);
      return viewer;
    },
  }),
  emailChangeCancel: t.field({
    description: 'Cancels the pending e-mail address. Repeating it changes nothing. Needs a session.',
    type: EmailChangeCancelPayload,
    authScopes: { sessionOnly: true },
    resolve: async (_root, _args, { authentication }) => {
      const viewer = requireSession(authentication);
      await cancelEmailChange(viewer);
      return viewer;
    },
  }),
  emailVerificationRequest: t.field({
    description:
      'Mails a new link to the pending e-mail address, or to the present one if it is not verified. Needs a session.',
    type: EmailVerificationRequestPayload,
    authScopes: { sessionOnly: true },
    errors: { types: [TooManyAttemptsError] },
    resolve: async (_root, _args, { authentication, caller }) => {
      const viewer = requireSession(authentication);
      await requestEmailVerification(viewer, caller);
      return viewer;
    },
  }),
  emailVerify: t.fieldWithInput({
    description:
      'Verifies an address by the token of a mailed link. A new account loses its password, sessions, API tokens and addresses, unless the browser has a session of it or logged in to it before. A changed address needs a recent session. The link to a former address restores it and ends the password, sessions and API tokens. Repeating it changes nothing. Public.',
    type: EmailVerifyPayload,
    authScopes: { public: true },
    errors: {
      types: [EmailVerificationExpiredError, EmailTakenError, LoginRequiredError, ReauthenticationRequiredError],
    },
    input: {
      token: t.input.string({ required: true, description: 'The parameter `token` in the fragment of the link.' }),
    },
    resolve: async (_root, { input: { token } }, { authentication, caller, cookies }) => {
      const verified = await verifyEmail({ token, authentication }, caller, new Date());
      if (verified.resetToken !== null) cookies.setReset(verified.resetToken);
      return verified;
    },
  }),
  passwordChange: t.fieldWithInput({
    description:
      "Changes the viewer's password, ends other sessions and all API tokens, and mails a notice. Needs a session.",
    type: PasswordChangePayload,
    authScopes: { sessionOnly: true },
    errors: { types: [InvalidInputError, WrongPasswordError, TooManyAttemptsError] },
    typeOptions: { validate: newPasswordWithConfirmation({ oldPassword: currentPasswordShape }) },
    input: {
      oldPassword: t.input.string({ required: true, description: 'The present password.' }),
      newPassword: t.input.string({ required: true, description: 'As for `userRegister`.' }),
      confirmPassword: t.input.string({ required: true, description: 'The same password again.' }),
    },
    resolve: async (_root, { input }, { authentication, caller }) => {
      const viewer = requireSession(authentication);
      return { ...viewer, ...(await changePassword(viewer, { ...input, caller }, new Date())) };
    },
  }),
}));
