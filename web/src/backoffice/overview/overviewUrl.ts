import type { LoaderFunctionArgs } from 'react-router-dom';
import type { OverviewPageQuery$variables } from './__generated__/OverviewPageQuery.graphql.ts';

/** The ranges of the overview in days. */
export const RANGES = [7, 30, 90] as const;

const DEFAULT_RANGE = 30;

/** Query variables from the overview's URL; an unknown range is the default one. */
export function overviewVariables({ request }: LoaderFunctionArgs): OverviewPageQuery$variables {
  return { days: rangeOf(new URL(request.url).searchParams.get('days')) };
}

/** The range of a URL's parameter; an unknown one is the default one. */
export function rangeOf(parameter: string | null): number {
  const requested = Number(parameter);
  return RANGES.find((days) => days === requested) ?? DEFAULT_RANGE;
}

/** The URL's search for a range; empty for the default range. */
export function overviewSearch(days: number): string {
  return days === DEFAULT_RANGE ? '' : `?days=${days}`;
}
