import type { MailKind } from '../../../platform/db/generated/client.ts';
import type { MailComposer } from '../../../platform/mail/mailContent.ts';
import { emailChangedMail, emailChangeMail, emailVerificationMail } from './emailVerificationMails.ts';
import { resetCodeMail } from './resetCodeMail.ts';
import {
  accountDeletedMail,
  apiTokenCreatedMail,
  emailChangeRequestedMail,
  loginBlockedMail,
  passwordChangedMail,
  refreshTokenReusedMail,
} from './securityMails.ts';
import {
  recoveryCodesCreatedMail,
  twoFactorBlockedMail,
  twoFactorDisabledMail,
  twoFactorEnabledMail,
} from './twoFactorMails.ts';
import { db } from '../../../platform/db/client.ts';
import { deviceName } from '../sessions/deviceName.ts';
import { greetingOf, moment } from './mailFacts.ts';

/** A login from a browser without an earlier login. */
const newDeviceMail: MailComposer = async (mail, { publicUrl }) => {
  const session =
    mail.sessionId === null
      ? null
      : await db.session.findUnique({ where: { id: mail.sessionId }, select: { userAgent: true } });
  return {
    subject: 'New login to your account',
    paragraphs: [
      await greetingOf(mail),
      `Someone logged in to your Kirana account from a new device ${moment(mail)}: ${deviceName(session?.userAgent ?? null)}.`,
      'If that was you, there’s nothing to do. If it wasn’t, sign that device out and choose a new password now.',
    ],
    button: { label: 'See your devices', url: `${publicUrl}/dashboard/devices` },
  };
};

/** The composers of the mails about accounts. */
export const identityMails = {
  PASSWORD_RESET_CODE: resetCodeMail,
  PASSWORD_CHANGED: passwordChangedMail,
  EMAIL_VERIFICATION: emailVerificationMail,
  EMAIL_CHANGE: emailChangeMail,
  EMAIL_CHANGE_REQUESTED: emailChangeRequestedMail,
  EMAIL_CHANGED: emailChangedMail,
  LOGIN_BLOCKED: loginBlockedMail,
  REFRESH_TOKEN_REUSED: refreshTokenReusedMail,
  ACCOUNT_DELETED: accountDeletedMail,
  API_TOKEN_CREATED: apiTokenCreatedMail,
  NEW_DEVICE: newDeviceMail,
  TWO_FACTOR_ENABLED: twoFactorEnabledMail,
  TWO_FACTOR_DISABLED: twoFactorDisabledMail,
  TWO_FACTOR_BLOCKED: twoFactorBlockedMail,
  RECOVERY_CODES_CREATED: recoveryCodesCreatedMail,
} satisfies Partial<Record<MailKind, MailComposer>>;
