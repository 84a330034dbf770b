import type { LoaderFunctionArgs } from 'react-router-dom';
import type { AuditLogPageQuery$variables, AuditSubject } from './__generated__/AuditLogPageQuery.graphql.ts';

type Filter = NonNullable<AuditLogPageQuery$variables['filter']>;
type Actions = NonNullable<Filter['actions']>;

/** The filters in the log's address. */
export const filterNames = ['who', 'did', 'kind', 'name', 'from', 'to'] as const;

/** The actions that each deed stands for. */
export const deeds = {
  added: ['CATEGORY_ADD', 'SUB_CATEGORY_ADD', 'PRODUCT_ADD', 'WEBHOOK_ADD'],
  changed: ['CATEGORY_EDIT', 'SUB_CATEGORY_EDIT', 'PRODUCT_EDIT', 'WEBHOOK_EDIT'],
  deleted: ['CATEGORY_DELETE', 'SUB_CATEGORY_DELETE', 'PRODUCT_DELETE', 'WEBHOOK_DELETE'],
  imported: ['PRODUCT_IMPORT', 'CATALOGUE_IMPORT'],
  suspended: ['USER_SUSPEND'],
  reinstated: ['USER_REINSTATE'],
  moved: ['ORDER_MOVE'],
  refunded: ['ORDER_REFUND'],
  retried: ['JOB_RETRY'],
  discarded: ['JOB_DISCARD'],
} as const satisfies Record<string, Actions>;

/** The kinds of things that something can be done to. */
export const kinds = [
  'PRODUCT',
  'CATEGORY',
  'SUB_CATEGORY',
  'CATALOGUE_IMPORT',
  'USER',
  'ORDER',
  'JOB',
  'WEBHOOK',
] as const satisfies AuditSubject[];

/** What the log's address narrows it down to; what makes no sense in it lets all through. */
export function auditLogVariables({ request }: LoaderFunctionArgs): AuditLogPageQuery$variables {
  const params = new URL(request.url).searchParams;
  const read = (name: (typeof filterNames)[number]) => params.get(name)?.trim() ?? '';
  const actions = Object.entries(deeds).find(([deed]) => deed === read('did'))?.[1];
  const subjectType = kinds.find((kind) => kind === read('kind'));
  const from = startOfDay(read('from'), 0);
  const until = startOfDay(read('to'), 1);
  return {
    filter: {
      ...(read('who') !== '' && { actorId: read('who') }),
      ...(actions !== undefined && { actions }),
      ...(subjectType !== undefined && { subjectType }),
      ...(read('name') !== '' && { subjectName: read('name') }),
      ...(from !== null && { from }),
      ...(until !== null && { until }),
    },
  };
}

/** The first moment of a day by the reader's clock, or of one some days later; null for what is no day. */
function startOfDay(day: string, daysLater: number): string | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return null;
  const moment = new Date(`${day}T00:00:00`);
  if (Number.isNaN(moment.getTime())) return null;
  moment.setDate(moment.getDate() + daysLater);
  return moment.toISOString();
}
