import type { MailKind } from '../db/generated/client.ts';
import { backInStockMail } from '../favourites/backInStockMail.ts';
import { orderMails } from '../fulfilment/mails/orderMails.ts';
import { identityMails } from '../identity/mails/identityMails.ts';
import type { MailComposer } from '../mail/mailContent.ts';

/** The composer of each kind of mail, from all domains. */
export const MAIL_COMPOSERS: Readonly<Record<MailKind, MailComposer>> = {
  ...identityMails,
  ...orderMails,
  BACK_IN_STOCK: backInStockMail,
};
