import { useCallback, useEffect, useRef, useState } from 'react';
import { useAbandonPayment } from './useAbandonPayment.ts';

/**
 * Abandons the order of a shopper who returned from the payment page, once, while it is unpaid. An effect starts the mutation,
 * because the arrival is the only event: no press leads here, and a loader may run for a page that is never shown. The mutation
 * is idempotent.
 */
export function useAbandonOnArrival(orderId: string, isWaiting: boolean) {
  const [abandonPayment] = useAbandonPayment();
  const [error, setError] = useState<string | null>(null);
  const abandonedId = useRef<string | null>(null);

  const abandon = useCallback(
    () => abandonPayment(orderId, { onRefused: setError, onAbandoned: () => setError(null) }),
    [abandonPayment, orderId],
  );

  useEffect(() => {
    // The ref keeps its value in the second run of each effect under React's strict mode.
    if (!isWaiting || abandonedId.current === orderId) return;
    abandonedId.current = orderId;
    abandon();
  }, [abandon, orderId, isWaiting]);

  const tryAgain = () => {
    setError(null);
    abandon();
  };
  return { error, tryAgain };
}
