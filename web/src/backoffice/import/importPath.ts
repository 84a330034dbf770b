import type { LoaderFunctionArgs } from 'react-router-dom';
import type { ImportPageQuery$variables } from './__generated__/ImportPageQuery.graphql.ts';

/** The outcomes of a row, and the rows that an undo leaves. */
const OUTCOMES = ['CREATE', 'UPDATE', 'UNCHANGED', 'REJECTED', 'KEPT'] as const;

/** The page of one import. */
export function importPath(importId: string): string {
  return `/dashboard/import/${importId}`;
}

/** The query variables of an import's URL: the import, and the outcome of its rows; an unknown outcome means all rows. */
export function importVariables({ params, request }: LoaderFunctionArgs): ImportPageQuery$variables {
  const value = new URL(request.url).searchParams.get('outcome');
  const outcome = OUTCOMES.find((each) => each === value) ?? null;
  const isKept = outcome === 'KEPT';
  return { id: params['importId'] ?? '', outcome: isKept ? null : outcome, hasUndoIssue: isKept };
}

/** The search part of an import's URL for the rows with an outcome; '' means all rows. */
export function outcomeSearch(outcome: string): string {
  return outcome === '' ? '' : `?outcome=${outcome}`;
}
