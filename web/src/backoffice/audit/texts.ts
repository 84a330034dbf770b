import { formatCount } from '@kirana/shared/numbers.ts';
import type { AuditSubject } from './__generated__/AuditLogPageQuery.graphql.ts';

/** Fixed texts of the audit log. */
export const texts = {
  who: 'Who',
  entryCount: (count: number) => (count === 1 ? '1 entry' : `${formatCount(count)} entries`),
} as const;

/** The actions by their names in the schema; the subject's name follows the text. */
export const actionTexts: Readonly<Record<string, string>> = {
  CATEGORY_CREATE: 'Added category',
  CATEGORY_UPDATE: 'Changed category',
  CATEGORY_DELETE: 'Deleted category',
  SUB_CATEGORY_CREATE: 'Added sub-category',
  SUB_CATEGORY_UPDATE: 'Changed sub-category',
  SUB_CATEGORY_DELETE: 'Deleted sub-category',
  PARTY_CREATE: 'Added manufacturer, packer or importer',
  PARTY_UPDATE: 'Changed manufacturer, packer or importer',
  PRODUCT_CREATE: 'Added product',
  PRODUCT_UPDATE: 'Changed product',
  PRODUCT_DELETE: 'Deleted product',
  PRODUCT_IMPORT: 'Imported product',
  CATALOGUE_IMPORT: 'Imported file',
  PRODUCT_BULK_OPERATION: 'Changed many products:',
  USER_SUSPEND: 'Suspended an account',
  USER_REINSTATE: 'Reinstated an account',
  USER_CASH_BLOCK: 'Blocked cash on delivery for an account',
  USER_CASH_UNBLOCK: 'Allowed cash on delivery for an account again',
  CUSTOMER_EXPORT: 'Exported customers',
  STORE_CREDIT_ADJUST: 'Changed store credit for an account',
  CUSTOMER_NOTE_CREATE: 'Wrote a note about a customer',
  CUSTOMER_NOTE_UPDATE: 'Changed a note about a customer',
  CUSTOMER_NOTE_DELETE: 'Deleted a note about a customer',
  USER_ROLE_UPDATE: 'Changed role for an account',
  USER_TWO_FACTOR_ENABLE: 'Turned two-factor authentication on',
  USER_TWO_FACTOR_DISABLE: 'Turned two-factor authentication off',
  USER_TWO_FACTOR_RESET: 'Reset two-factor authentication for an account',
  ORDER_UPDATE_STATE: 'Moved order',
  ORDER_PICK: 'Picked items for order',
  CASH_SHIFT_CLOSE: 'Counted cash for',
  CASH_SHIFT_SIGN_OFF: 'Signed off cash for',
  ORDER_ASSIGN_RIDER: 'Changed rider for order',
  ORDER_RELEASE_HOLD: 'Released order from hold:',
  ORDER_REFUND: 'Refunded order',
  REFUND_REQUEST_DECLINE: 'Declined refund request for order',
  JOB_RETRY: 'Retried job',
  JOB_DISCARD: 'Discarded job',
  WEBHOOK_ENDPOINT_CREATE: 'Added webhook',
  WEBHOOK_ENDPOINT_UPDATE: 'Changed webhook',
  WEBHOOK_ENDPOINT_DELETE: 'Deleted webhook',
  SEARCH_RULE_CREATE: 'Pinned or buried a product for search',
  SEARCH_RULE_UPDATE: 'Changed a pinned or buried product for search',
  SEARCH_RULE_DELETE: 'Unpinned or unburied a product for search',
  SYNONYM_GROUP_CREATE: 'Added synonyms for',
  SYNONYM_GROUP_UPDATE: 'Changed synonyms for',
  SYNONYM_GROUP_DELETE: 'Deleted synonyms for',
  SETTING_UPDATE: 'Changed setting',
};

/** The types of subjects by their names in the schema, in the order of the filter. */
export const subjectTypeTexts = {
  PRODUCT: 'Products',
  CATEGORY: 'Categories',
  SUB_CATEGORY: 'Sub-categories',
  PARTY: 'Manufacturers, packers and importers',
  CATALOGUE_IMPORT: 'Imported files',
  PRODUCT_BULK_OPERATION: 'Bulk operations',
  USER: 'Accounts',
  ORDER: 'Orders',
  JOB: 'Jobs',
  WEBHOOK_ENDPOINT: 'Webhooks',
  SEARCH_RULE: 'Pinned and buried products',
  SYNONYM_GROUP: 'Synonyms',
  SETTING: 'Settings',
} as const satisfies Partial<Record<AuditSubject, string>>;

/** The groups of actions, by their names in the URL. */
export const actionGroupTexts = {
  added: 'Added',
  changed: 'Changed',
  deleted: 'Deleted',
  imported: 'Imported',
  suspended: 'Suspended',
  reinstated: 'Reinstated',
  moved: 'Moved',
  released: 'Released',
  refunded: 'Refunded',
  declined: 'Declined',
  retried: 'Retried',
  discarded: 'Discarded',
} as const;
