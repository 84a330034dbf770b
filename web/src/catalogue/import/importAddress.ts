import type { LoaderFunctionArgs } from 'react-router-dom';
import type { ImportPageQuery$variables } from './__generated__/ImportPageQuery.graphql.ts';

/** What can become of a row, in the order in which it is offered. */
export const OUTCOMES = ['CREATE', 'UPDATE', 'SAME', 'REFUSED'] as const;

/** What can become of a row. */
export type Outcome = (typeof OUTCOMES)[number];

/** The page of one import. */
export function importPath(importId: string): string {
  return `/dashboard/import/${importId}`;
}

/** What an import's address asks for: the import, and its rows with one outcome; made-up outcomes mean all rows. */
export function importVariables({ params, request }: LoaderFunctionArgs): ImportPageQuery$variables {
  const asked = new URL(request.url).searchParams.get('outcome');
  return { id: params['importId'] ?? '', outcome: OUTCOMES.find((outcome) => outcome === asked) ?? null };
}

/** The search of an import's address for the rows with an outcome; null stands for all rows. */
export function outcomeSearch(outcome: Outcome | null): string {
  return outcome === null ? '' : `?outcome=${outcome}`;
}
