import type { LoaderFunctionArgs } from 'react-router-dom';
import type { OverviewPageQuery$variables } from './__generated__/OverviewPageQuery.graphql.ts';

/** How many days back the overview can look. */
export const RANGES = [7, 30, 90] as const;

const USUAL_RANGE = 30;

/** What the overview's address asks for: the days of one of its ranges, the usual one unless it says so. */
export function overviewVariables({ request }: LoaderFunctionArgs): OverviewPageQuery$variables {
  const asked = Number(new URL(request.url).searchParams.get('days'));
  return { days: RANGES.find((days) => days === asked) ?? USUAL_RANGE };
}

/** The overview's search for a range; the usual one needs none. */
export function overviewSearch(days: number): string {
  return days === USUAL_RANGE ? '' : `?days=${days}`;
}
