import { z } from 'zod';
import { db } from '../../../platform/db/client.ts';
import { InvalidInputError } from '../../../platform/core/errors/userError.ts';
import { requireSession } from '../../../platform/core/viewer.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { TooManyAttemptsError } from '../../../platform/limits/throttle.ts';
import { requireRecentAuthentication } from '../authentication/reauthenticate.ts';
import { REVOKED_SESSION_IDS } from '../sessions/session.schema.ts';
import { UserRef, viewerPayload } from '../user.schema.ts';
import {
  createRecoveryCodes,
  disableTwoFactor,
  confirmTwoFactor,
  enrollTwoFactor,
  type TwoFactorEnrollment,
} from './twoFactor.ts';
import { RECOVERY_CODES, totpCodeShape } from './twoFactorCodes.ts';
import { ReauthenticationRequiredError, TwoFactorStateError, WrongTwoFactorCodeError } from '../identityErrors.ts';

interface TwoFactor {
  id: string;
  roleDefinitionId: string | null;
  twoFactorEnabledAt: Date | null;
}

const TwoFactorRef = builder.objectRef<TwoFactor>('TwoFactor').implement({
  description: 'The second factor of a login: codes of an authenticator app (RFC 6238).',
  fields: (t) => ({
    enabledAt: t.expose('twoFactorEnabledAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Null when there is none.',
    }),
    isAvailable: t.boolean({
      description: 'Whether the account can set one up: staff can.',
      resolve: ({ roleDefinitionId }) => roleDefinitionId !== null,
    }),
    isRequired: t.boolean({
      description: "Whether the shop requires it. Until it is set up, the account has a shopper's permissions.",
      resolve: ({ roleDefinitionId }, _args, { caller }) =>
        roleDefinitionId !== null && caller.staffAccess.requireTwoFactor,
    }),
    recoveryCodesLeft: t.int({
      description: 'The number of unused recovery codes.',
      resolve: ({ id: userId }) => db.recoveryCode.count({ where: { userId, usedAt: null } }),
    }),
  }),
});

builder.prismaObjectFields(UserRef, (t) => ({
  twoFactor: t.field({
    type: TwoFactorRef,
    description: 'The second factor of the account.',
    select: { id: true, roleDefinitionId: true, twoFactorEnabledAt: true },
    resolve: (user) => user,
  }),
}));

const TwoFactorEnrollPayload = builder.objectRef<TwoFactorEnrollment>('TwoFactorEnrollPayload').implement({
  description: 'It has no effect before `twoFactorConfirm`.',
  fields: (t) => ({
    secret: t.exposeString('secret', { description: 'In base32, for typing. No other field returns it.' }),
    uri: t.exposeString('uri', { description: 'The same as `otpauth://…`, for a QR code.' }),
  }),
});

const RECOVERY_CODES_FIELD = `The ${RECOVERY_CODES} recovery codes. Each replaces a code of the app once. No other field returns them: the shop stores only their hashes.`;

const TwoFactorConfirmPayload = viewerPayload<{ recoveryCodes: string[]; revokedSessionIds: string[] }>(
  'TwoFactorConfirmPayload',
  'The second factor is on, and other sessions have ended.',
  (t) => ({
    recoveryCodes: t.exposeStringList('recoveryCodes', { description: RECOVERY_CODES_FIELD }),
    revokedSessionIds: t.idList(REVOKED_SESSION_IDS),
  }),
);
const TwoFactorDisablePayload = viewerPayload(
  'TwoFactorDisablePayload',
  'The second factor is off, and its recovery codes are deleted.',
);
const RecoveryCodesCreatePayload = viewerPayload<{ recoveryCodes: string[] }>(
  'RecoveryCodesCreatePayload',
  'The former recovery codes were replaced.',
  (t) => ({ recoveryCodes: t.exposeStringList('recoveryCodes', { description: RECOVERY_CODES_FIELD }) }),
);

builder.mutationFields((t) => ({
  twoFactorEnroll: t.field({
    description:
      'Makes the secret of a new second factor, in place of an unconfirmed one. Staff only. Needs a session.',
    type: TwoFactorEnrollPayload,
    authScopes: { sessionOnly: true },
    errors: { types: [TwoFactorStateError, ReauthenticationRequiredError] },
    resolve: async (_root, _args, context) => {
      await requireRecentAuthentication(context, new Date());
      return enrollTwoFactor(requireSession(context.authentication), context);
    },
  }),
  twoFactorConfirm: t.fieldWithInput({
    description: 'Turns the second factor on, ends other sessions and mails a notice. Staff only. Needs a session.',
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
      'Turns the second factor off and mails a notice; fails where the shop requires one. Repeating it changes nothing. Needs a session.',
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
    description: `Replaces the ${RECOVERY_CODES} recovery codes and mails a notice. Needs a session.`,
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
