import type { MailKind } from '../../db/generated/client.ts';
import type { MailComposer } from '../../mail/mailContent.ts';
import { emailChangeMail, emailVerificationMail } from './confirmEmailMails.ts';
import { resetCodeMail } from './resetCodeMail.ts';
import {
  accountDeletedMail,
  apiTokenAddedMail,
  emailChangedMail,
  emailChangeRequestedMail,
  loginBlockedMail,
  passwordChangedMail,
  sessionStolenMail,
} from './securityMails.ts';

/** Who writes which mail. */
export const identityMails: Record<MailKind, MailComposer> = {
  PASSWORD_RESET_CODE: resetCodeMail,
  PASSWORD_CHANGED: passwordChangedMail,
  EMAIL_VERIFICATION: emailVerificationMail,
  EMAIL_CHANGE: emailChangeMail,
  EMAIL_CHANGE_REQUESTED: emailChangeRequestedMail,
  EMAIL_CHANGED: emailChangedMail,
  LOGIN_BLOCKED: loginBlockedMail,
  SESSION_STOLEN: sessionStolenMail,
  ACCOUNT_DELETED: accountDeletedMail,
  API_TOKEN_ADDED: apiTokenAddedMail,
};
