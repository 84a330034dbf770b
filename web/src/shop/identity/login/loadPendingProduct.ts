import { preload } from '../../../relay/preload.ts';
import { pendingActionStorage } from '../pendingActionStorage.ts';
import query, { type PendingReminderQuery } from './__generated__/PendingReminderQuery.graphql.ts';

/** The loader of PendingProductRoute: no action waits, no query is sent. */
export const loadPendingProduct = preload<PendingReminderQuery>(query, () => {
  const action = pendingActionStorage.read();
  return action && { id: action.productId };
});
