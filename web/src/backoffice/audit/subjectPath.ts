import type { AuditAction, AuditSubject } from './__generated__/AuditRow_entry.graphql.ts';

interface Subject {
  action: AuditAction;
  subjectType: AuditSubject;
  subjectId: string;
  subjectName: string | null | undefined;
}

/** The path of an entry's subject; null for a deleted subject and for one without a page. */
export function subjectPath({ action, subjectType, subjectId, subjectName }: Subject): string | null {
  if (action.endsWith('_DELETE')) return null;
  const search = new URLSearchParams({ q: subjectName ?? '' }).toString();
  switch (subjectType) {
    case 'PRODUCT':
      return `/dashboard/product/${subjectId}/edit`;
    case 'CATEGORY':
      return `/dashboard/category?${search}`;
    case 'SUB_CATEGORY':
      return `/dashboard/subcategory?${search}`;
    case 'CATALOGUE_IMPORT':
      return `/dashboard/import/${subjectId}`;
    case 'WEBHOOK_ENDPOINT':
      return `/dashboard/webhooks/${subjectId}`;
    case 'SEARCH_RULE':
      return `/dashboard/searches/${encodeURIComponent(subjectName ?? '')}`;
    case 'SETTING':
      return '/dashboard/settings';
    case 'SYNONYM_GROUP':
      return `/dashboard/synonyms/${subjectId}`;
    default:
      return null;
  }
}
