import { z } from 'zod';
import { db } from '../../../platform/db/client.ts';
import { InvalidInputError } from '../../../platform/core/errors/userError.ts';
import { requireSession } from '../../../platform/core/viewer.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { TooManyAttemptsError } from '../../../platform/limits/throttle.ts';
import { encodeId } from '../../../platform/core/publicId.ts';
import { requireRecentAuthentication } from '../authentication/requireRecentAuthentication.ts';
import { UserRef } from '../user.schema.ts';
import { createRecoveryCodes } from './createRecoveryCodes.ts';
import { disableTwoFactor } from './disableTwoFactor.ts';
import { confirmTwoFactor, enrollTwoFactor, type TwoFactorEnrollment } from './enrollTwoFactor.ts';
import { RECOVERY_CODES } from './recoveryCode.ts';
import { totpCodeShape } from './twoFactorCodeShape.ts';
import { ReauthenticationRequiredError, TwoFactorStateError, WrongTwoFactorCodeError } from './twoFactorErrors.ts';

interface TwoFactor {
  userId: string;
  isStaff: boolean;
  twoFactorEnabledAt: Date | null;
}

const TwoFactorRef = builder.objectRef<TwoFactor>('TwoFactor').implement({
  description: 'The second factor of a login: codes of an authenticator app, by RFC 6238.',
  fields: (t) => ({
    enabledAt: t.expose('twoFactorEnabledAt', {
      type: 'DateTime',
      nullable: true,
      description: 'The time at which it was set up; null when there is none.',
    }),
    isAvailable: t.boolean({
      description: 'Whether the account can set one up: staff can, shoppers can’t.',
      resolve: ({ isStaff }) => isStaff,
    }),
    isRequired: t.boolean({
      description:
        'Whether the shop requires it of this account. Until it is set up, the account then has the permissions of a shopper.',
      resolve: ({ isStaff }, _args, { caller }) => isStaff && caller.staffAccess.requireTwoFactor,
    }),
    recoveryCodesLeft: t.int({
      description: 'The number of recovery codes that are not used yet.',
      resolve: ({ userId }) => db.recoveryCode.count({ where: { userId, usedAt: null } }),
    }),
  }),
});

builder.prismaObjectFields(UserRef, (t) => ({
  twoFactor: t.field({
    type: TwoFactorRef,
    description: 'The second factor of the account.',
    select: { id: true, roleDefinitionId: true, twoFactorEnabledAt: true },
    resolve: ({ id, roleDefinitionId, twoFactorEnabledAt }) => ({
      userId: id,
      isStaff: roleDefinitionId !== null,
      twoFactorEnabledAt,
    }),
  }),
}));

const TwoFactorEnrollPayload = builder.objectRef<TwoFactorEnrollment>('TwoFactorEnrollPayload').implement({
  description: 'A secret was made. It has no effect before `twoFactorConfirm`.',
  fields: (t) => ({
    secret: t.exposeString('secret', {
      description: 'The secret in base32, to be typed into an authenticator app. No other field returns it.',
    }),
    uri: t.exposeString('uri', { description: 'The same as `otpauth://…`, to be displayed as a QR code.' }),
  }),
});

const RECOVERY_CODES_FIELD = `The ${RECOVERY_CODES} recovery codes. Each replaces a code of the app once. No other field returns them: the shop stores only their hashes.`;

const TwoFactorConfirmPayload = builder
  .objectRef<{ userId: string; recoveryCodes: string[]; revokedSessionIds: string[] }>('TwoFactorConfirmPayload')
  .implement({
    description: 'The second factor is on. The other devices of the viewer are logged out.',
    fields: (t) => ({
      recoveryCodes: t.exposeStringList('recoveryCodes', { description: RECOVERY_CODES_FIELD }),
      revokedSessionIds: t.idList({
        description: 'The public ids of the sessions that ended, for removing them from lists.',
        resolve: ({ revokedSessionIds }) => revokedSessionIds.map((id) => encodeId('Session', id)),
      }),
      viewer: t.prismaField({
        type: UserRef,
        description: 'The account.',
        resolve: (query, { userId }) => db.user.findUniqueOrThrow({ ...query, where: { id: userId } }),
      }),
    }),
  });

const TwoFactorDisablePayload = builder.objectRef<{ userId: string }>('TwoFactorDisablePayload').implement({
  description: 'The second factor is off, and its recovery codes are deleted.',
  fields: (t) => ({
    viewer: t.prismaField({
      type: UserRef,
      description: 'The account.',
      resolve: (query, { userId }) => db.user.findUniqueOrThrow({ ...query, where: { id: userId } }),
    }),
  }),
});

const RecoveryCodesCreatePayload = builder
  .objectRef<{ userId: string; recoveryCodes: string[] }>('RecoveryCodesCreatePayload')
  .implement({
    description: 'The former recovery codes were replaced.',
    fields: (t) => ({
      recoveryCodes: t.exposeStringList('recoveryCodes', { description: RECOVERY_CODES_FIELD }),
      viewer: t.prismaField({
        type: UserRef,
        description: 'The account.',
        resolve: (query, { userId }) => db.user.findUniqueOrThrow({ ...query, where: { id: userId } }),
      }),
    }),
  });

builder.mutationFields((t) => ({
  twoFactorEnroll: t.field({
    description:
      'Makes the secret of a new second factor; `twoFactorConfirm` turns it on. A repeated request replaces the secret. Needs a session. Staff only.',
    type: TwoFactorEnrollPayload,
    authScopes: { sessionOnly: true },
    errors: { types: [TwoFactorStateError, ReauthenticationRequiredError] },
    resolve: async (_root, _args, context) => {
      await requireRecentAuthentication(context, new Date());
      return enrollTwoFactor(requireSession(context.authentication), context.encryptionKeys);
    },
  }),
  twoFactorConfirm: t.fieldWithInput({
    description:
      'Turns the second factor on by a code of the new secret, logs the other devices out and mails a notice. Rate limited. Needs a session. Staff only.',
    type: TwoFactorConfirmPayload,
    authScopes: { sessionOnly: true },
    errors: { types: [InvalidInputError, WrongTwoFactorCodeError, TwoFactorStateError, TooManyAttemptsError] },
    typeOptions: { validate: z.looseObject({ code: totpCodeShape }) },
    input: { code: t.input.string({ required: true, description: 'The six digits that the app displays.' }) },
    resolve: async (_root, { input: { code } }, context) => {
      const { authentication, caller, encryptionKeys } = context;
      const viewer = requireSession(authentication);
      const confirmed = await confirmTwoFactor(viewer, { code }, { caller, encryptionKeys, now: new Date() });
      context.authentication = await context.authenticate(viewer); // permissions that waited for the second factor count now
      return { ...viewer, ...confirmed };
    },
  }),
  twoFactorDisable: t.field({
    description:
      'Turns the second factor off, and mails a notice. Fails where the shop requires one. Repeating it changes nothing. Needs a session.',
    type: TwoFactorDisablePayload,
    authScopes: { sessionOnly: true },
    errors: { types: [TwoFactorStateError, ReauthenticationRequiredError] },
    resolve: async (_root, _args, context) => {
      await requireRecentAuthentication(context, new Date());
      const viewer = requireSession(context.authentication);
      await disableTwoFactor(viewer, context.caller.staffAccess);
      return viewer;
    },
  }),
  recoveryCodesCreate: t.field({
    description: `Makes ${RECOVERY_CODES} new recovery codes in place of the former ones, and mails a notice. Needs a session and a second factor.`,
    type: RecoveryCodesCreatePayload,
    authScopes: { sessionOnly: true },
    errors: { types: [TwoFactorStateError, ReauthenticationRequiredError] },
    resolve: async (_root, _args, context) => {
      await requireRecentAuthentication(context, new Date());
      const viewer = requireSession(context.authentication);
      return { ...viewer, recoveryCodes: await createRecoveryCodes(viewer, context.caller.fingerprint) };
    },
  }),
}));
