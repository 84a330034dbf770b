import type { MailCategory, MailKind } from '../db/generated/client.ts';

/**
 * The category of each kind of mail that a user can unsubscribe from. Every other kind is a receipt or about the account's security,
 * and is always sent.
 */
export const MAIL_CATEGORIES: Partial<Record<MailKind, MailCategory>> = {
  ORDER_PACKED: 'ORDER_UPDATES',
  ORDER_OUT_FOR_DELIVERY: 'ORDER_UPDATES',
  ORDER_DELIVERED: 'ORDER_UPDATES',
  BACK_IN_STOCK: 'BACK_IN_STOCK',
};

/** What a category is called in the middle of a sentence. */
export const CATEGORY_NAMES: Record<MailCategory, string> = {
  ORDER_UPDATES: 'order updates',
  BACK_IN_STOCK: 'back-in-stock alerts',
};
