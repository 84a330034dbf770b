import type { LoaderFunctionArgs } from 'react-router-dom';
import type { CashPageQuery$variables } from './__generated__/CashPageQuery.graphql.ts';

type ShiftStatus = 'OPEN' | 'CLOSED' | 'SIGNED_OFF';

/** The states of shifts that have a tab, in their order, with the value of the URL's parameter `state`. */
export const shiftTabs: ReadonlyArray<{ status: ShiftStatus; state: string }> = [
  { status: 'OPEN', state: '' },
  { status: 'CLOSED', state: 'closed' },
  { status: 'SIGNED_OFF', state: 'signed-off' },
];

/** Query variables from `/dashboard/cash?state=`; open shifts without one. */
export function cashVariables({ request }: Pick<LoaderFunctionArgs, 'request'>): CashPageQuery$variables {
  const state = new URL(request.url).searchParams.get('state') ?? '';
  return { status: shiftTabs.find((tab) => tab.state === state)?.status ?? 'OPEN' };
}
