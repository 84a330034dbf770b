import { chakra } from '@chakra-ui/react';
import { minutesToEstimate } from '../../shop/orders/deliveryEstimateText.ts';
import { useNow } from '../../ui/useNow.ts';

/** Counts down to the delivery estimate; renders nothing without an estimate. */
export function DeliveryCountdown({ estimatedDeliveryAt }: { estimatedDeliveryAt: string | null | undefined }) {
  const now = useNow();
  if (estimatedDeliveryAt == null) return null;
  const { minutes, isLate } = minutesToEstimate(estimatedDeliveryAt, now);
  return (
    <Moment dateTime={estimatedDeliveryAt} color={isLate ? 'fg.error' : 'fg'}>
      {isLate ? `${minutes} min late` : `${minutes} min left`}
    </Moment>
  );
}

const Moment = chakra('time', {
  base: { fontWeight: 'semibold', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
});
