import type { LoaderFunctionArgs } from 'react-router-dom';
import { UTC_OFFSET } from '../../ui/format/timeZone.ts';
import { keysOf } from '../ui/keysOf.ts';
import type { AuditLogPageQuery$variables } from './__generated__/AuditLogPageQuery.graphql.ts';
import { subjectTypeTexts } from './texts.ts';
import { DAY_MS } from '@kirana/shared/durations.ts';

type Filter = NonNullable<AuditLogPageQuery$variables['filter']>;
type Actions = NonNullable<Filter['actions']>;

/** The URL parameters of the filters. */
export const filterNames = ['actor', 'action', 'subject', 'name', 'from', 'to', 'import'] as const;

/** The actions in each group of the filter. */
const actionGroups = {
  added: [
    'CATEGORY_CREATE',
    'SUB_CATEGORY_CREATE',
    'COLLECTION_CREATE',
    'PRODUCT_CREATE',
    'PARTY_CREATE',
    'WEBHOOK_ENDPOINT_CREATE',
    'SEARCH_RULE_CREATE',
    'SYNONYM_GROUP_CREATE',
    'CUSTOMER_NOTE_CREATE',
  ],
  changed: [
    'CATEGORY_UPDATE',
    'CATEGORY_REORDER',
    'SUB_CATEGORY_UPDATE',
    'COLLECTION_UPDATE',
    'PRODUCT_UPDATE',
    'PARTY_UPDATE',
    'PRODUCT_BULK_OPERATION',
    'WEBHOOK_ENDPOINT_UPDATE',
    'SEARCH_RULE_UPDATE',
    'SYNONYM_GROUP_UPDATE',
    'CUSTOMER_NOTE_UPDATE',
    'SETTING_UPDATE',
    'HOME_PAGE_PUBLISH',
    'HOME_PAGE_SCHEDULE',
    'HOME_PAGE_UNSCHEDULE',
    'HOME_PAGE_RESTORE',
    'STORE_CREDIT_ADJUST',
  ],
  deleted: [
    'CATEGORY_DELETE',
    'SUB_CATEGORY_DELETE',
    'COLLECTION_DELETE',
    'PRODUCT_DELETE',
    'WEBHOOK_ENDPOINT_DELETE',
    'SEARCH_RULE_DELETE',
    'SYNONYM_GROUP_DELETE',
    'CUSTOMER_NOTE_DELETE',
  ],
  imported: ['PRODUCT_IMPORT', 'CATALOGUE_IMPORT'],
  suspended: ['USER_SUSPEND'],
  reinstated: ['USER_REINSTATE'],
  moved: ['ORDER_UPDATE_STATE'],
  released: ['ORDER_RELEASE_HOLD'],
  refunded: ['ORDER_REFUND'],
  declined: ['REFUND_REQUEST_DECLINE'],
  retried: ['JOB_RETRY'],
  discarded: ['JOB_DISCARD'],
} as const satisfies Record<string, Actions>;

/** Query variables from the log's URL; invalid parameters are ignored. */
export function auditLogVariables({ request }: LoaderFunctionArgs): AuditLogPageQuery$variables {
  const params = new URL(request.url).searchParams;
  const read = (name: (typeof filterNames)[number]) => params.get(name)?.trim() ?? '';
  const actions = Object.entries(actionGroups).find(([group]) => group === read('action'))?.[1];
  const subjectType = keysOf(subjectTypeTexts).find((kind) => kind === read('subject'));
  // An import's entry covers its changes, unless the filters ask for them.
  const isPartShown = read('import') !== '' || read('name') !== '' || read('action') === 'imported';
  const from = startOfDay(read('from'), 0);
  const until = startOfDay(read('to'), 1);
  return {
    filter: {
      ...(read('actor') !== '' && { actorId: read('actor') }),
      ...(actions !== undefined && { actions }),
      ...(subjectType !== undefined && { subjectType }),
      ...(read('name') !== '' && { subjectName: read('name') }),
      ...(read('import') !== '' && { importId: read('import') }),
      ...(!isPartShown && { isPartOfImport: false }),
      ...(from !== null && { from }),
      ...(until !== null && { until }),
    },
  };
}

/** The start of a day in the time of the shop, or of a day `daysLater` days after it; null for an invalid date. */
function startOfDay(day: string, daysLater: number): string | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return null;
  const moment = Date.parse(`${day}T00:00${UTC_OFFSET}`);
  return Number.isNaN(moment) ? null : new Date(moment + daysLater * DAY_MS).toISOString();
}
