import { useEffect, type MouseEvent, type PointerEvent } from 'react';
import { useRelayEnvironment, commitMutation, graphql } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import type { useSearchEventsMutation, SearchEventKind } from './__generated__/useSearchEventsMutation.graphql.ts';
import { texts as cartTexts } from '../cart/texts.ts';

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
function recordSearchEvent(environment: IEnvironment, query: string, kind: SearchEventKind): void {
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
    commitMutation<useSearchEventsMutation>(environment, {
      mutation: graphql`
        mutation useSearchEventsMutation($input: SearchEventRecordInput!) {
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

const PRODUCT_LINK = 'a[href^="/product/"]';

/** The handlers of the element around search results: they record that one of its products was opened or added. */
export function useResultEvents(text: string) {
  const environment = useRelayEnvironment();
  const recordOpening = (target: EventTarget) => {
    if (target instanceof Element && target.closest(PRODUCT_LINK)) recordSearchEvent(environment, text, 'RESULT_CLICK');
  };
  return {
    // The router opens a link when the mouse button goes down, and no click follows.
    onPointerDownCapture({ target, pointerType, button }: PointerEvent) {
      if (pointerType === 'mouse' && button === 0) recordOpening(target);
    },
    onClickCapture({ target }: MouseEvent) {
      recordOpening(target);
      if (target instanceof Element && target.closest('button')?.textContent === cartTexts.add)
        recordSearchEvent(environment, text, 'ADD_TO_CART');
    },
  };
}

/** A text that stays so long was meant. */
const SETTLED_MS = 2000;

/**
 * Records the search for a text once it was meant: it was submitted, it stayed as it was for two seconds, or one of its results was
 * opened or added. Returns the handlers of the element around the results.
 */
export function useSearchEvents(text: string) {
  const environment = useRelayEnvironment();

  useEffect(() => {
    const timer = setTimeout(() => recordSearchEvent(environment, text, 'SEARCH'), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [environment, text]);

  useEffect(() => {
    const onSubmit = ({ target }: Event) => {
      if (!(target instanceof HTMLFormElement) || target.role !== 'search') return;
      const submitted = new FormData(target).get('q');
      if (typeof submitted === 'string') recordSearchEvent(environment, submitted.trim(), 'SEARCH');
    };
    document.addEventListener('submit', onSubmit);
    return () => document.removeEventListener('submit', onSubmit);
  }, [environment]);

  return useResultEvents(text);
}
