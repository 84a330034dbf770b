import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Starts a mutation, once, for an order whose payment is pending when the shopper returns from the payment page. An effect starts
 * it, because the arrival is the only event: no press leads here, and a loader may run for a page that is never shown.
 */
export function useOnArrival(orderId: string, isWaiting: boolean, start: () => void): void {
  const startedId = useRef<string | null>(null);
  const startOnce = useEffectEvent(start);
  useEffect(() => {
    // The ref keeps its value in the second run of each effect under React's strict mode.
    if (!isWaiting || startedId.current === orderId) return;
    startedId.current = orderId;
    startOnce();
  }, [orderId, isWaiting]);
}
