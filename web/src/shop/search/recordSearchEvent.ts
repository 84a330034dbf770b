import { commitMutation, graphql } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import type { recordSearchEventMutation, SearchEventKind } from './__generated__/recordSearchEventMutation.graphql.ts';

/** For so long a search, a click and an Add of the same text are one. */
const VISIT_MS = 30 * 60 * 1000;

/** When each event of each text was recorded. */
const recordedAt = new Map<string, number>();
/** The last request: the server counts a click after its search. */
let last: Promise<void> = Promise.resolve();

/**
 * Tells the server that the shopper has searched, opened a result or added one, once per text and visit. A click and an Add tell
 * of the search too. Nothing waits for it, and a failure is not shown.
 */
export function recordSearchEvent(environment: IEnvironment, query: string, kind: SearchEventKind): void {
  if (query === '') return;
  if (kind !== 'SEARCH') recordSearchEvent(environment, query, 'SEARCH');
  const key = `${kind} ${query}`;
  const now = Date.now();
  if (now - (recordedAt.get(key) ?? -Infinity) < VISIT_MS) return;
  recordedAt.set(key, now);
  last = last.then(() => send(environment, query, kind));
}

function send(environment: IEnvironment, query: string, kind: SearchEventKind): Promise<void> {
  return new Promise((resolve) => {
    commitMutation<recordSearchEventMutation>(environment, {
      mutation: graphql`
        mutation recordSearchEventMutation($input: SearchEventRecordInput!) {
          searchEventRecord(input: $input) {
            __typename
          }
        }
      `,
      variables: { input: { query, kind } },
      onCompleted: () => resolve(),
      onError: () => resolve(),
    });
  });
}
