import { z } from 'zod';
import { db } from '../../../platform/db/client.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { REVOKED_SESSION_IDS } from '../sessions/session.schema.ts';
import { InvalidInputError } from '../../../platform/core/errors/userError.ts';
import { requireSession, requireViewer, type Viewer } from '../../../platform/core/viewer.ts';
import { TooManyAttemptsError, type Throttle } from '../../../platform/limits/throttle.ts';
import { changePassword } from '../login/changePassword.ts';
import { verifyEmail, type VerifiedEmail, requestEmailVerification } from './verifyEmail.ts';
import {
  EmailVerificationExpiredError,
  EmailTakenError,
  LoginRequiredError,
  WrongPasswordError,
  ReauthenticationRequiredError,
} from '../identityErrors.ts';
import {
  emailShape,
  mobileShape,
  newPasswordWithConfirmation,
  personNameShape,
  currentPasswordShape,
} from '../identityShapes.ts';
import { cancelEmailChange, updateProfile } from './updateProfile.ts';
import { UserRef, viewerAfter, viewerPayload } from '../user.schema.ts';
import { InvalidPictureError, type PictureUpload } from '../../../platform/media/receivePicture.ts';
import type { MailCategory } from '../../../platform/db/generated/client.ts';
import { updateMailOptOuts } from '../../../platform/mail/mailOptOut.ts';
import type { PictureStorage } from '../../../platform/media/pictureStorages.ts';
import { storePicture } from '../../../platform/media/storePicture.ts';
import { enqueueJob } from '../../../platform/db/enqueueJob.ts';
import { REMOVE_PICTURES } from '../../../platform/media/removePictures.ts';
import { lockUser } from '../lockUser.ts';

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
      description: 'Whether the account has no password now.',
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
      email: t.input.string({ description: 'As for `userRegister`; the present address cancels a pending one.' }),
      mobile: t.input.string({
        description: 'In any spelling. A mobile number of India is stored as ten digits, another number as its digits.',
      }),
    },
    resolve: (_root, { input: { name, email, mobile } }, { authentication, caller }) => {
      const change = { name: name ?? undefined, email: email ?? undefined, mobile: mobile ?? undefined };
      return viewerAfter(requireSession(authentication), (viewer) => updateProfile(viewer, change, caller));
    },
  }),
  emailChangeCancel: t.field({
    description: 'Cancels the pending e-mail address. Repeating it changes nothing. Needs a session.',
    type: EmailChangeCancelPayload,
    authScopes: { sessionOnly: true },
    resolve: (_root, _args, { authentication }) => viewerAfter(requireSession(authentication), cancelEmailChange),
  }),
  emailVerificationRequest: t.field({
    description:
      'Mails a new link to the pending e-mail address, or to the present one if it is not verified. Needs a session.',
    type: EmailVerificationRequestPayload,
    authScopes: { sessionOnly: true },
    errors: { types: [TooManyAttemptsError] },
    resolve: (_root, _args, { authentication, caller }) =>
      viewerAfter(requireSession(authentication), (viewer) => requestEmailVerification(viewer, caller)),
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
      if (verified.resetToken !== null) cookies.set('resetToken', verified.resetToken);
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

const AvatarUploadPayload = viewerPayload('AvatarUploadPayload', 'The picture is the avatar of the viewer.');
const AvatarDeletePayload = viewerPayload('AvatarDeletePayload', 'The viewer has no avatar.');

builder.mutationFields((t) => ({
  avatarUpload: t.fieldWithInput({
    description:
      "Replaces the viewer's avatar. The stored picture is upright, at most 1536 pixels wide and high, and has no metadata.",
    type: AvatarUploadPayload,
    authScopes: { shopper: true },
    errors: { types: [InvalidPictureError, TooManyAttemptsError] },
    input: {
      picture: t.input.field({
        type: 'Upload',
        required: true,
        description:
          'JPEG, PNG, WebP, AVIF or GIF of at most 5 MB and 65 megapixels (progressive JPEG: 51; AVIF, GIF and interlaced PNG: 12.5). Its middle square is stored.',
      }),
    },
    resolve: (_root, { input: { picture } }, { authentication, caller: { throttle }, pictures }) =>
      viewerAfter(requireViewer(authentication), (viewer) => setAvatar(viewer, picture, { throttle, pictures })),
  }),
  avatarDelete: t.field({
    description: "Deletes the viewer's avatar. Repeating it changes nothing.",
    type: AvatarDeletePayload,
    authScopes: { shopper: true },
    resolve: (_root, _args, { authentication }) =>
      viewerAfter(requireViewer(authentication), (viewer) => replaceAvatar(viewer, null)),
  }),
}));

const EmailPreferencesRef = builder.objectRef<{ optOuts: ReadonlySet<MailCategory> }>('EmailPreferences').implement({
  description: 'The optional e-mails. Receipts, refunds, payment problems and security alerts are always sent.',
  fields: (t) => ({
    orderUpdates: t.boolean({
      description: 'When an order is packed, out for delivery and delivered.',
      resolve: ({ optOuts }) => !optOuts.has('ORDER_UPDATES'),
    }),
    backInStock: t.boolean({
      description: 'When a product that the user asked for is back in stock.',
      resolve: ({ optOuts }) => !optOuts.has('BACK_IN_STOCK'),
    }),
    lowStock: t.boolean({
      description: 'Once a day, for staff with the permission `CATALOGUE`: which products ran low.',
      resolve: ({ optOuts }) => !optOuts.has('LOW_STOCK'),
    }),
  }),
});

builder.prismaObjectFields(UserRef, (t) => ({
  emailPreferences: t.field({
    type: EmailPreferencesRef,
    description: 'Which optional e-mails the user gets.',
    select: { mailOptOuts: { select: { category: true } } },
    resolve: ({ mailOptOuts }) => ({ optOuts: new Set(mailOptOuts.map(({ category }) => category)) }),
  }),
}));

const EmailPreferencesUpdatePayload = viewerPayload(
  'EmailPreferencesUpdatePayload',
  'The e-mail preferences were updated.',
);

builder.mutationField('emailPreferencesUpdate', (t) =>
  t.fieldWithInput({
    description:
      "Turns the viewer's optional e-mails on or off; an omitted field stays. Repeating it changes nothing. Needs a session.",
    type: EmailPreferencesUpdatePayload,
    authScopes: { sessionOnly: true },
    input: {
      orderUpdates: t.input.boolean({ description: 'See `EmailPreferences`.' }),
      backInStock: t.input.boolean({ description: 'See `EmailPreferences`.' }),
      lowStock: t.input.boolean({ description: 'See `EmailPreferences`.' }),
    },
    resolve: (_root, { input: { orderUpdates, backInStock, lowStock } }, { authentication }) =>
      viewerAfter(requireSession(authentication), ({ userId }) =>
        updateMailOptOuts(userId, {
          ...(orderUpdates != null && { ORDER_UPDATES: orderUpdates }),
          ...(backInStock != null && { BACK_IN_STOCK: backInStock }),
          ...(lowStock != null && { LOW_STOCK: lowStock }),
        }),
      ),
  }),
);

/** Stores an uploaded picture as the viewer's avatar. A job deletes the previous one. @throws InvalidPictureError, TooManyAttemptsError */
async function setAvatar(
  viewer: Viewer,
  upload: Promise<PictureUpload>,
  { throttle, pictures }: { throttle: Throttle; pictures: PictureStorage },
): Promise<void> {
  await throttle.consume('uploadPerAccount', viewer.userId);
  const avatar = { ownerId: viewer.userId, alt: 'Profile picture', isCropped: true };
  const { pictureId } = await storePicture(upload, avatar, pictures);
  await replaceAvatar(viewer, pictureId);
}

/** Sets the viewer's avatar to a stored picture, or deletes it. A job removes the previous picture once the transaction has committed. */
async function replaceAvatar({ userId }: Viewer, pictureId: string | null): Promise<void> {
  await db.$transaction(async (tx) => {
    const user = await lockUser(tx, userId); // the second of two concurrent changes reads what the first has written
    if (!user) return; // the account was deleted or suspended meanwhile; purgeUnusedPictures removes the picture
    await tx.user.update({ where: { id: userId }, data: { avatarId: pictureId }, select: { id: true } });
    if (user.avatarId) await enqueueJob(tx, REMOVE_PICTURES, { ids: [user.avatarId] });
  });
}
