import type { LoaderFunctionArgs } from 'react-router-dom';
import type { PrintOrdersPageQuery$variables } from './__generated__/PrintOrdersPageQuery.graphql.ts';

/** The states in which orders are printed together, before they leave. */
export const printedStates = ['PLACED', 'CONFIRMED', 'PICKING', 'PACKED'] as const;

/** Query variables from `/dashboard/orders/print/…?ids=` or `?state=`; without either no order is printed. */
export function printVariables({ request }: Pick<LoaderFunctionArgs, 'request'>): PrintOrdersPageQuery$variables {
  const params = new URL(request.url).searchParams;
  const state = printedStates.find((each) => each === params.get('state'));
  if (state !== undefined) return { filter: { statuses: [state] } };
  const ids = (params.get('ids') ?? '').split(',').filter((id) => id !== '');
  return { filter: { ids } };
}
