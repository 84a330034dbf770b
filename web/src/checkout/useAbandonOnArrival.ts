import { useCallback, useEffect, useRef, useState } from 'react';
import { useAbandonPayment } from './useAbandonPayment.ts';

/**
 * Gives up an order whose shopper has turned back at paying, once, while it still waits. A mutation that an effect starts, because
 * the shopper's arrival from the provider's page is all there is to answer to: no press leads here, and a loader may run for a page
 * that is never shown. Doing it twice would do no harm.
 */
export function useAbandonOnArrival(orderId: string, isWaiting: boolean) {
  const [abandonPayment] = useAbandonPayment();
  const [trouble, setTrouble] = useState<string | null>(null);
  const abandonedId = useRef<string | null>(null);

  const abandon = useCallback(
    () => abandonPayment(orderId, { onRefused: setTrouble, onAbandoned: () => setTrouble(null) }),
    [abandonPayment, orderId],
  );

  useEffect(() => {
    // The ref outlives the second run that React's strict mode makes of every effect.
    if (!isWaiting || abandonedId.current === orderId) return;
    abandonedId.current = orderId;
    abandon();
  }, [abandon, orderId, isWaiting]);

  const tryAgain = () => {
    setTrouble(null);
    abandon();
  };
  return { trouble, tryAgain };
}
