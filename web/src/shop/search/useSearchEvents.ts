import { useEffect } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { recordSearchEvent } from './recordSearchEvent.ts';
import { useResultEvents } from './useResultEvents.ts';

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
