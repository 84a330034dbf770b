import type { MailKind } from '../platform/db/generated/client.ts';
import { breachesDueMail } from '../backoffice/breaches/breachDueMails.ts';
import { campaignMails } from '../backoffice/campaigns/campaignMails.ts';
import { lowStockMail } from '../backoffice/catalogue/lowStockMails.ts';
import { staffInvitationMail } from '../backoffice/staff/invitations/staffInvitationMail.ts';
import { grievancesDueMail } from '../backoffice/grievances/grievanceDueMails.ts';
import { grievanceMails } from '../shop/grievances/grievanceMails.ts';
import { backInStockMail } from '../shop/favourites/backInStockMails.ts';
import { orderMails } from '../shop/orders/mails/orderMails.ts';
import { identityMails } from '../shop/identity/mails/identityMails.ts';
import type { MailComposer } from '../platform/mail/mailContent.ts';

/** The composer of each kind of mail, from all domains. */
export const MAIL_COMPOSERS: Readonly<Record<MailKind, MailComposer>> = {
  ...identityMails,
  ...orderMails,
  BACK_IN_STOCK: backInStockMail,
  LOW_STOCK: lowStockMail,
  STAFF_INVITATION: staffInvitationMail,
  ...grievanceMails,
  GRIEVANCES_DUE: grievancesDueMail,
  BREACHES_DUE: breachesDueMail,
  ...campaignMails,
};
