import type { MailKind } from '../../../platform/db/generated/client.ts';
import type { MailComposer } from '../../../platform/mail/mailContent.ts';
import { emailChangedMail, emailChangeMail, emailVerificationMail } from './emailVerificationMails.ts';
import { newDeviceMail } from './newDeviceMail.ts';
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
