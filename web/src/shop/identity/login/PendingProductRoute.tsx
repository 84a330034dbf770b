import { useQueryLoader } from 'react-relay';
import { Outlet, useLoaderData } from 'react-router-dom';
import type { PendingReminderQuery } from './__generated__/PendingReminderQuery.graphql.ts';
import { pendingReminderQuery, type PendingReminderRef } from './PendingReminder.tsx';

/** The route around the pages of login, registration and recovery: passes the product's query on to their reminders. */
export function PendingProductRoute() {
  const loaded = useLoaderData() as PendingReminderRef; // loadPendingProduct returned it
  const [queryRef] = useQueryLoader<PendingReminderQuery>(pendingReminderQuery, loaded);
  return <Outlet context={queryRef ?? loaded} />;
}
