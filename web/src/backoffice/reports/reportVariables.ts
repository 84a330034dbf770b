import type { LoaderFunctionArgs } from 'react-router-dom';
import type { ReportPageQuery$variables } from './__generated__/ReportPageQuery.graphql.ts';
import { rangeOfUrl } from './reportRange.ts';

/** Query variables from the URL of a report. */
export function reportVariables({ request, params }: LoaderFunctionArgs): ReportPageQuery$variables {
  const { from, to } = rangeOfUrl(new URL(request.url).searchParams, new Date());
  return { handle: params['handle'] ?? '', startDate: from, endDate: to };
}
