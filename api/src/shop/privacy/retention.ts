import { MAX_REPORT_DAYS } from '../../platform/core/shopCalendar.ts';
import { SESSION_DAYS } from '../identity/sessions/session.ts';
import type { DataPurposeName } from './dataPurposes.ts';

/** How long data is kept. */
export interface Retention {
  purpose: DataPurposeName;
  /** What is kept, in the middle of a sentence. */
  data: string;
  /** The tables of the database that have it. */
  tables: readonly string[];
  /** The period after an event; `purgeExpired` deletes the data then. */
  days?: number;
  /** For `days` the event, such as `it was sent`; otherwise the words for the whole period. */
  until: string;
}

const WITH_ACCOUNT = 'you delete them, or your account';
/** The days of a year of a period. */
export const YEAR_DAYS = 365;

/**
 * How long the shop keeps each kind of personal data: `purgeExpired` reads the periods, the notice shows them, and a test finds the table
 * without a row.
 */
export const RETENTION = {
  profile: {
    purpose: 'ACCOUNT',
    data: 'your details and your nominee',
    tables: ['users', 'nominees'],
    until: WITH_ACCOUNT,
  },
  addresses: { purpose: 'ACCOUNT', data: 'saved addresses', tables: ['addresses'], until: WITH_ACCOUNT },
  lists: {
    ...{ purpose: 'ACCOUNT', data: 'your cart, favourites and filters', until: WITH_ACCOUNT },
    tables: ['cart_lines', 'saved_cart_lines', 'favourites', 'saved_filters'],
  },
  pictures: { purpose: 'ACCOUNT', data: 'your picture', tables: ['pictures'], until: 'you delete it, or your account' },
  stockNotifications: {
    ...{ purpose: 'SERVICE_EMAIL', data: 'back-in-stock requests', tables: ['stock_notifications'] },
    ...{ days: 30, until: 'the email about it' },
  },
  sessions: { purpose: 'SECURITY', data: 'a login', tables: ['sessions'], days: SESSION_DAYS, until: 'its last use' },
  rotatedTokens: {
    ...{ purpose: 'SECURITY', data: 'former tokens of a login', tables: ['rotated_refresh_tokens'] },
    ...{ days: SESSION_DAYS, until: 'they were replaced' }, // an older token has expired anyway
  },
  credentials: {
    ...{ purpose: 'SECURITY', data: 'codes, invitations, API tokens and second factors' },
    tables: ['one_time_codes', 'staff_invitations', 'api_tokens', 'totp_credentials', 'recovery_codes'],
    until: 'they expire, or you remove them',
  },
  idempotencyKeys: {
    ...{ purpose: 'SECURITY', data: 'keys of repeated requests', tables: ['idempotency_keys'] },
    ...{ days: 1, until: 'the request' },
  },
  orderKeys: {
    ...{ purpose: 'SECURITY', data: 'fingerprints of the address and the network of an order', tables: ['orders'] },
    ...{ days: 7, until: 'the order' },
  },
  formerBlocks: {
    ...{ purpose: 'SECURITY', data: 'a block of cash on delivery', tables: ['user_blocks'] },
    ...{ days: YEAR_DAYS, until: 'the account was deleted' },
  },
  orders: {
    ...{
      purpose: 'ORDERS',
      data: 'name, address, mobile number and notes of orders',
      tables: ['orders', 'order_events'],
    },
    until: 'you delete your account',
  },
  storeCredit: {
    ...{
      purpose: 'ORDERS',
      data: 'unused store credit, and notes about store credit',
      until: 'you delete your account',
    },
    tables: ['store_credit_accounts', 'store_credit_transactions'],
  },
  sandboxPayments: {
    ...{ purpose: 'ORDERS', data: 'test payments', tables: ['sandbox_payments'] },
    ...{ days: 90, until: 'they were made' },
  },
  // A signature is valid for minutes, and Stripe retries for three days.
  webhookEvents: {
    ...{ purpose: 'ORDERS', data: 'messages of the payment company', tables: ['payment_webhook_events'] },
    ...{ days: 30, until: 'they were handled' },
  },
  webhookDeliveries: {
    ...{ purpose: 'ORDERS', data: 'messages to programs of the shop', tables: ['webhook_deliveries'] },
    ...{ days: 30, until: 'they were made' },
  },
  // A consumer has two years to go to a commission: Consumer Protection Act, 2019, section 69.
  grievances: {
    ...{ purpose: 'HELP', data: 'complaints', tables: ['grievances'] },
    ...{ days: 3 * YEAR_DAYS, until: 'the answer' },
  },
  unusedPhotos: {
    ...{ purpose: 'HELP', data: 'photos that you did not send', tables: ['refund_request_photos'] },
    ...{ days: 1, until: 'the upload' },
  },
  decidedPhotos: {
    ...{ purpose: 'HELP', data: 'photos of problems', tables: ['refund_request_photos'] },
    ...{ days: 180, until: 'our decision' },
  },
  reports: {
    ...{ purpose: 'HELP', data: 'reports of problems and notes of our staff', until: 'you delete your account' },
    tables: ['refund_requests', 'customer_notes'],
  },
  mails: {
    ...{ purpose: 'SERVICE_EMAIL', data: 'which emails were sent to you', tables: ['mails'] },
    ...{ days: 7, until: 'they were sent' },
  },
  mailOptOuts: {
    ...{ purpose: 'SERVICE_EMAIL', data: 'the emails that you turned off', tables: ['mail_opt_outs'] },
    until: 'you turn them on, or delete your account',
  },
  accounts: {
    ...{ purpose: 'ACCOUNTS', data: 'orders, invoices and movements of store credit without name and street' },
    tables: ['orders', 'invoices', 'payments', 'refunds', 'store_credit_transactions', 'cash_movements', 'cash_shifts'],
    until: 'the law no longer asks for them, eight financial years at least',
  },
  // Companies Act, 2013, section 128(5): eight financial years, so nine calendar years, the longest period that a shop is bound to.
  books: {
    ...{ purpose: 'STAFF', data: 'the log of changes and stock movements', days: 9 * YEAR_DAYS, until: 'the change' },
    tables: ['audit_entries', 'stock_movements', 'product_bulk_operations'],
  },
  settings: { purpose: 'STAFF', data: 'who last changed a setting', tables: ['settings'], until: 'the next change' },
  // Triggers refuse to delete an entry, and a published version.
  finalRecords: {
    ...{ purpose: 'STAFF', data: 'the register of data breaches, and who wrote a home page' },
    tables: ['breach_entries', 'home_versions'],
    until: 'the shop closes for good',
  },
  imports: {
    ...{ purpose: 'STAFF', data: 'imports', tables: ['catalogue_imports', 'import_mappings'] },
    ...{ days: 90, until: 'the upload' },
  },
  importFiles: {
    ...{ purpose: 'STAFF', data: 'pictures of a zip that no product shows', tables: ['import_files'] },
    ...{ days: 7, until: 'the upload or the start of the import' },
  },
  reportRuns: { purpose: 'STAFF', data: 'reports', tables: ['report_runs'], days: 7, until: 'they were prepared' },
  productBatches: {
    ...{ purpose: 'STAFF', data: 'changes that can be undone', tables: ['product_batches'] },
    ...{ days: 2, until: 'the change' },
  },
  searches: {
    ...{ purpose: 'STAFF', data: 'counts of what is searched for, without names', tables: ['searches'] },
    ...{ days: MAX_REPORT_DAYS, until: 'the search' },
  },
  campaignRecipients: {
    ...{ purpose: 'MARKETING_EMAIL', data: 'which offers were sent to you', tables: ['campaign_recipients'] },
    ...{ days: YEAR_DAYS, until: 'the email' },
  },
  // A claim for damages expires after three years: Limitation Act, 1963, article 113.
  consents: {
    ...{ purpose: 'CONSENT_RECORD', data: 'what you agreed to', tables: ['consents'] },
    ...{ days: 3 * YEAR_DAYS, until: 'you deleted your account' },
  },
} as const satisfies Record<string, Retention>;

/** The rows of a purpose as phrases, such as `a login: 30 days after its last use`. */
export function retentionTexts(purpose: DataPurposeName): string[] {
  const rows: readonly Retention[] = Object.values(RETENTION);
  return rows.filter((row) => row.purpose === purpose).map((row) => `${row.data}: ${periodText(row)}`);
}

function periodText({ days, until }: Retention): string {
  if (days === undefined) return `until ${until}`;
  const [count, unit] = days % YEAR_DAYS === 0 ? [days / YEAR_DAYS, 'year'] : [days, 'day'];
  return `${count} ${unit}${count === 1 ? '' : 's'} after ${until}`;
}
