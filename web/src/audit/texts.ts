import { formatCount } from '../catalogue/admin/formatCount.ts';

/** Fixed words of the audit log. */
export const texts = {
  title: 'Audit log',
  lead: 'Everything that admins have changed, the newest first. Nobody can alter it.',

  filters: 'Filters',
  who: 'Who',
  everyone: 'Everyone',
  did: 'What was done',
  anything: 'Anything done',
  kind: 'Kind of thing',
  everything: 'All kinds',
  name: 'Search by name',
  from: 'From',
  to: 'To',
  clear: 'Clear all',
  entryCount: (count: number) => (count === 1 ? '1 entry' : `${formatCount(count)} entries`),

  list: 'Entries',
  when: 'When',
  what: 'What',
  changes: 'Changes',
  someoneGone: 'Someone who is gone',
  emptyTitle: 'Nothing was changed yet',
  emptyText: 'What admins change will be listed here.',
  noMatchTitle: 'No Data found',
  noMatchText: 'Nothing that was changed matches what you look for.',
} as const;

/** What was done, by the names in the graph; what was done it to comes after it. */
export const actionTexts: Readonly<Record<string, string>> = {
  CATEGORY_ADD: 'Added category',
  CATEGORY_EDIT: 'Changed category',
  CATEGORY_DELETE: 'Deleted category',
  SUB_CATEGORY_ADD: 'Added sub-category',
  SUB_CATEGORY_EDIT: 'Changed sub-category',
  SUB_CATEGORY_DELETE: 'Deleted sub-category',
  PRODUCT_ADD: 'Added product',
  PRODUCT_EDIT: 'Changed product',
  PRODUCT_DELETE: 'Deleted product',
  PRODUCT_IMPORT: 'Imported product',
  CATALOGUE_IMPORT: 'Imported file',
  USER_SUSPEND: 'Suspended an account',
  USER_REINSTATE: 'Reinstated an account',
  USER_ROLE: 'Changed the role of an account',
  ORDER_MOVE: 'Moved order',
  ORDER_PICK: 'Packed products of order',
  ORDER_REFUND: 'Paid back for order',
  JOB_RETRY: 'Tried again job',
  JOB_DISCARD: 'Gave up job',
  WEBHOOK_ADD: 'Added webhook',
  WEBHOOK_EDIT: 'Changed webhook',
  WEBHOOK_DELETE: 'Deleted webhook',
};

/** The kinds of things, by the names in the graph. */
export const subjectTexts = {
  CATEGORY: 'Categories',
  SUB_CATEGORY: 'Sub-categories',
  PRODUCT: 'Products',
  CATALOGUE_IMPORT: 'Imported files',
  USER: 'Accounts',
  ORDER: 'Orders',
  JOB: 'Jobs',
  WEBHOOK: 'Webhooks',
} as const;

/** What can be done, by the names in the address. */
export const deedTexts = {
  added: 'Added',
  changed: 'Changed',
  deleted: 'Deleted',
  imported: 'Imported',
  suspended: 'Suspended',
  reinstated: 'Reinstated',
  moved: 'Moved',
  refunded: 'Paid back',
  retried: 'Tried again',
  discarded: 'Given up',
} as const;
