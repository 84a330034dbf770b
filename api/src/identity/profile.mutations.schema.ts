import { z } from 'zod';
import { db } from '../db/client.ts';
import { builder } from '../graphql/builder.ts';
import { encodeId } from '../graphql/globalId.ts';
import { InvalidInputError } from '../graphql/userError.ts';
import { requireSession, type SessionViewer } from '../graphql/viewer.ts';
import { TooManyAttemptsError } from '../throttle/tooManyAttempts.ts';
import { changePassword } from './changePassword.ts';
import { confirmEmail, type ConfirmedEmail } from './confirmEmail.ts';
import { ConfirmationExpiredError, EmailTakenError, WrongPasswordError } from './identityErrors.ts';
import { emailShape, mobileShape, newPasswordTwice, personNameShape, presentPasswordShape } from './identityShapes.ts';
import { requestEmailVerification } from './requestEmailVerification.ts';
import { cancelEmailChange, updateProfile } from './updateProfile.ts';
import { UserRef } from './user.schema.ts';
import { viewerPayload } from './viewerPayload.ts';

const ProfileUpdatePayload = viewerPayload('ProfileUpdatePayload', 'The profile is saved.');
const EmailChangeCancelPayload = viewerPayload('EmailChangeCancelPayload', 'No changed address waits any more.');
const EmailVerificationRequestPayload = viewerPayload(
  'EmailVerificationRequestPayload',
  'A link is on its way, unless there is nothing to confirm.',
);

const PasswordChangePayload = builder
  .objectRef<{ viewer: SessionViewer; endedSessionIds: string[] }>('PasswordChangePayload')
  .implement({
    description: 'The new password holds, other devices are signed out, and API tokens are revoked.',
    fields: (t) => ({
      viewer: t.prismaField({
        type: UserRef,
        description: 'The person as they are now.',
        resolve: (query, { viewer }) => db.user.findUniqueOrThrow({ ...query, where: { id: viewer.userId } }),
      }),
      endedSessionIds: t.idList({
        description: 'The public ids of the sessions that ended.',
        resolve: ({ endedSessionIds }) => endedSessionIds.map((id) => encodeId('Session', id)),
      }),
    }),
  });

const EmailConfirmPayload = builder.objectRef<ConfirmedEmail>('EmailConfirmPayload').implement({
  description: 'The address is confirmed.',
  fields: (t) => ({
    email: t.exposeString('email', { description: 'The address.' }),
    viewer: t.prismaField({
      type: UserRef,
      nullable: true,
      description: 'The account, when it is the one that asks.',
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
      "Changes the viewer's name, mobile number or e-mail address; what is left out stays. A changed address counts once the link that is mailed to it has been opened; until then it is `pendingEmail`. Needs a session.",
    type: ProfileUpdatePayload,
    authScopes: { inPerson: true },
    errors: { types: [InvalidInputError, TooManyAttemptsError] },
    typeOptions: { validate: PROFILE },
    input: {
      name: t.input.string({ description: 'The name to greet them by.' }),
      email: t.input.string({ description: 'Another e-mail address; the present one takes a waiting change back.' }),
      mobile: t.input.string({ description: 'A phone number, such as `9876543210`.' }),
    },
    resolve: async (_root, { input: { name, email, mobile } }, { authentication, caller }) => {
      const viewer = requireSession(authentication);
      const change = { name: name ?? undefined, email: email ?? undefined, mobile: mobile ?? undefined };
      await updateProfile(viewer, change, caller);
      return viewer;
    },
  }),
  emailChangeCancel: t.field({
    description: "Takes back a changed address that waits for its owner's confirmation. Needs a session.",
    type: EmailChangeCancelPayload,
    authScopes: { inPerson: true },
    resolve: async (_root, _args, { authentication }) => {
      const viewer = requireSession(authentication);
      await cancelEmailChange(viewer);
      return viewer;
    },
  }),
  emailVerificationRequest: t.field({
    description:
      'Mails the link that confirms an address again: to a changed one that waits, else to one never confirmed. Needs a session.',
    type: EmailVerificationRequestPayload,
    authScopes: { inPerson: true },
    errors: { types: [TooManyAttemptsError] },
    resolve: async (_root, _args, { authentication, caller }) => {
      const viewer = requireSession(authentication);
      await requestEmailVerification(viewer, caller);
      return viewer;
    },
  }),
  emailConfirm: t.fieldWithInput({
    description: 'Confirms an address by the token of a mailed link, signed in or not. Asking again answers alike.',
    type: EmailConfirmPayload,
    authScopes: { public: true },
    errors: { types: [ConfirmationExpiredError, EmailTakenError] },
    input: { token: t.input.string({ required: true, description: 'The `token` of the link.' }) },
    resolve: (_root, { input }) => confirmEmail(input.token, new Date()),
  }),
  passwordChange: t.fieldWithInput({
    description:
      "Changes the viewer's password, signs their other devices out and revokes their API tokens; they are told by mail. Needs a session.",
    type: PasswordChangePayload,
    authScopes: { inPerson: true },
    errors: { types: [InvalidInputError, WrongPasswordError, TooManyAttemptsError] },
    typeOptions: { validate: newPasswordTwice({ oldPassword: presentPasswordShape }) },
    input: {
      oldPassword: t.input.string({ required: true, description: 'The present password.' }),
      newPassword: t.input.string({ required: true, description: 'The new password, as for `userRegister`.' }),
      confirmPassword: t.input.string({ required: true, description: 'The new password once more.' }),
    },
    resolve: async (_root, { input }, { authentication, caller }) => {
      const viewer = requireSession(authentication);
      return { viewer, ...(await changePassword(viewer, { ...input, caller }, new Date())) };
    },
  }),
}));
