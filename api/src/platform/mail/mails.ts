import type { MailCategory as OptOutCategory, MailKind } from '../db/generated/client.ts';

/** The mails that a person can turn off; those of `MARKETING` are off until the person agrees to them. */
export type MailCategory = OptOutCategory | 'MARKETING';

/** A kind of mail. */
export interface MailDefinition {
  /** What has happened when it is queued. */
  event: string;
  /** Whose address it goes to; that of the account if it is left out. */
  recipient?: 'former address' | 'new address' | 'typed address';
  /** The category that turns it off; a kind without one is a receipt or about the account's security, and is always sent. */
  category?: MailCategory;
  /** The minutes that it waits for what may make it pointless. */
  delayMinutes?: number;
  /** The minutes after which it is no longer useful, and is dropped; two days otherwise. */
  lifetimeMinutes?: number;
}

/** Each mail of the shop: event, recipient, and whether it may be turned off. A stage of an order without a row has no mail. */
export const MAILS: Readonly<Record<MailKind, MailDefinition>> = {
  // The code has the same lifetime. It is mailed to any address, so that an answer does not tell whether there is an account.
  PASSWORD_RESET_CODE: { event: 'A password reset is requested', recipient: 'typed address', lifetimeMinutes: 10 },
  PASSWORD_CHANGED: { event: 'The password is changed or reset' },
  EMAIL_VERIFICATION: { event: 'An account is created, or asks for its link again' },
  EMAIL_CHANGE: { event: 'A new address is entered, or its link is asked for again', recipient: 'new address' },
  EMAIL_CHANGE_REQUESTED: { event: 'A new address is entered' },
  EMAIL_CHANGED: { event: 'The new address is confirmed', recipient: 'former address' },
  LOGIN_BLOCKED: { event: 'Too many passwords were wrong', recipient: 'typed address' },
  REFRESH_TOKEN_REUSED: { event: 'A refresh token is used twice' },
  ACCOUNT_DELETED: { event: 'The account is deleted', recipient: 'former address' },
  API_TOKEN_CREATED: { event: 'An API token is created' },
  NEW_DEVICE: { event: 'A device logs in for the first time' },
  TWO_FACTOR_ENABLED: { event: 'The second factor is set up' },
  TWO_FACTOR_DISABLED: { event: 'The second factor is removed, by its owner or by staff' },
  TWO_FACTOR_BLOCKED: { event: 'Too many codes were wrong' },
  RECOVERY_CODES_CREATED: { event: 'Recovery codes are created' },
  ORDER_PAYMENT_PENDING: { event: 'An order is not paid within ten minutes', delayMinutes: 10, lifetimeMinutes: 60 },
  ORDER_PAYMENT_FAILED: { event: 'The payment of an order fails' },
  ORDER_PLACED: { event: 'An order is placed' },
  ORDER_PACKED: { event: 'An order is packed', category: 'ORDER_UPDATES', lifetimeMinutes: 60 },
  ORDER_ITEMS_UNAVAILABLE: { event: 'An order is packed without some of its pieces' },
  ORDER_OUT_FOR_DELIVERY: { event: 'A rider leaves with an order', category: 'ORDER_UPDATES', lifetimeMinutes: 60 },
  ORDER_DELIVERY_FAILED: { event: 'A delivery fails', lifetimeMinutes: 360 },
  ORDER_DELIVERED: { event: 'An order is delivered', category: 'ORDER_UPDATES', lifetimeMinutes: 360 },
  ORDER_CANCELLED: { event: 'An order is cancelled' },
  ORDER_REFUNDED: { event: 'A refund succeeds' },
  REFUND_REQUEST_DECLINED: { event: 'Staff decline a reported problem' },
  BACK_IN_STOCK: { event: 'A product that the shopper asked for is back in stock', category: 'BACK_IN_STOCK' },
  GRIEVANCE_RECEIVED: { event: 'A complaint is filed', recipient: 'typed address' },
  GRIEVANCE_ACKNOWLEDGED: { event: 'Staff acknowledge a complaint', recipient: 'typed address' },
  GRIEVANCE_RESOLVED: { event: 'Staff resolve a complaint', recipient: 'typed address' },
  GRIEVANCES_DUE: { event: 'Once a day: a complaint is near its limit or over it' },
  BREACHES_DUE: { event: 'The report of a data breach is due within a day' },
  CAMPAIGN: { event: 'Staff send a campaign to those who agreed to offers', category: 'MARKETING' },
  CAMPAIGN_TEST: { event: 'Staff send a campaign to themselves' },
  LOW_STOCK: { event: 'Once a day: products ran low since the day before', category: 'LOW_STOCK' },
  STAFF_INVITATION: { event: 'Someone is invited to join the staff', recipient: 'typed address' },
};

/** What a category is called in the middle of a sentence. */
export const CATEGORY_NAMES: Record<MailCategory, string> = {
  ORDER_UPDATES: 'order updates',
  BACK_IN_STOCK: 'back-in-stock alerts',
  LOW_STOCK: 'low-stock alerts',
  MARKETING: 'offers and news',
};
