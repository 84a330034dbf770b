import { z } from 'zod';
import { db } from '../../../platform/db/client.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { encodeId } from '../../../platform/core/publicId.ts';
import { InvalidInputError } from '../../../platform/core/errors/userError.ts';
import { requireSession, type SessionViewer } from '../../../platform/core/viewer.ts';
import { TooManyAttemptsError } from '../../../platform/limits/throttle.ts';
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
import { UserRef } from '../user.schema.ts';
import { viewerPayload } from './viewerPayload.schema.ts';

const ProfileUpdatePayload = viewerPayload('ProfileUpdatePayload', 'The profile was updated.');
const EmailChangeCancelPayload = viewerPayload('EmailChangeCancelPayload', 'The user has no pending e-mail address.');
const EmailVerificationRequestPayload = viewerPayload(
  'EmailVerificationRequestPayload',
  'A link was queued for sending, unless every address of the user is verified.',
);

const PasswordChangePayload = builder
  .objectRef<{ viewer: SessionViewer; revokedSessionIds: string[] }>('PasswordChangePayload')
  .implement({
    description: 'The password was changed, other devices are logged out, and all API tokens are revoked.',
    fields: (t) => ({
      viewer: t.prismaField({
        type: UserRef,
        description: 'The viewer after the change.',
        resolve: (query, { viewer }) => db.user.findUniqueOrThrow({ ...query, where: { id: viewer.userId } }),
      }),
      revokedSessionIds: t.idList({
        description: 'The public ids of the revoked sessions.',
        resolve: ({ revokedSessionIds }) => revokedSessionIds.map((id) => encodeId('Session', id)),
      }),
    }),
  });

const EmailVerifyPayload = builder.objectRef<VerifiedEmail>('EmailVerifyPayload').implement({
  description: 'The address is verified.',
  fields: (t) => ({
    email: t.exposeString('email', { description: 'The verified address.' }),
    isPasswordResetRequired: t.boolean({
      description:
        'Whether the account has no password now, because another device than that of the request registered it, or because its former address was restored.',
      resolve: ({ resetToken }) => resetToken !== null,
    }),
    resetToken: t.exposeString('resetToken', {
      nullable: true,
      description:
        'The token for `passwordReset`, if that is required; else null. Browsers receive it as a cookie too.',
    }),
    viewer: t.prismaField({
      type: UserRef,
      nullable: true,
      description: 'The account, when the viewer is its owner; else null.',
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
      "Updates the viewer's name, mobile number or e-mail address; an omitted field stays as it is. A new address is `pendingEmail` until the link that is mailed to it is opened. Needs a session.",
    type: ProfileUpdatePayload,
    authScopes: { sessionOnly: true },
    errors: { types: [InvalidInputError, TooManyAttemptsError] },
    typeOptions: { validate: PROFILE },
    input: {
      name: t.input.string({ description: 'The name that mails greet the person by.' }),
      email: t.input.string({
        description: 'A new e-mail address, as for `userRegister`; the present address cancels a pending one.',
      }),
      mobile: t.input.string({
        description:
          'A phone number however it is written, such as `+91 98765 43210`. A mobile number of India is stored as its ten digits, another number as its digits.',
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
      'Mails a new link to the pending e-mail address, or to the present one if it is not verified. Rate limited. Needs a session.',
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
      'Verifies an e-mail address by the token of a mailed link. Open to everyone with the token. A new account may have been registered by a stranger: unless the request has a session of the account, or a cookie of an earlier login to it, the password, all sessions, API tokens and addresses of the account end, and `resetToken` lets the person choose a password. A changed address is verified only by a request with a session of the account, some minutes after its last authentication. The link to a former address gives the account back: the address returns, the password, all sessions and API tokens end, and `resetToken` lets the person choose a password. Repeating it changes nothing.',
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
      "Changes the viewer's password, logs their other devices out, revokes their API tokens and mails a notice. Needs a session and the present password.",
    type: PasswordChangePayload,
    authScopes: { sessionOnly: true },
    errors: { types: [InvalidInputError, WrongPasswordError, TooManyAttemptsError] },
    typeOptions: { validate: newPasswordWithConfirmation({ oldPassword: currentPasswordShape }) },
    input: {
      oldPassword: t.input.string({ required: true, description: 'The present password.' }),
      newPassword: t.input.string({ required: true, description: 'The new password, as for `userRegister`.' }),
      confirmPassword: t.input.string({ required: true, description: 'The new password again.' }),
    },
    resolve: async (_root, { input }, { authentication, caller }) => {
      const viewer = requireSession(authentication);
      return { viewer, ...(await changePassword(viewer, { ...input, caller }, new Date())) };
    },
  }),
}));
