import { Heading, Skeleton } from '@chakra-ui/react';
import { AdminHeaderSkeleton } from '../ui/AdminHeaderSkeleton.tsx';
import { OrderCardGridSkeleton } from '../fulfilment/OrderCardGridSkeleton.tsx';
import { deliveryTexts as texts } from './texts.ts';

/** The deliveries of a rider while they load. */
export function DeliveriesSkeleton() {
  return (
    <div aria-busy>
      <AdminHeaderSkeleton title={texts.title} />
      <Skeleton h="11" w="13.25rem" mb="5" />
      <Heading as="h2" textStyle="lg" mb="3">
        {texts.onTheWay}
      </Heading>
      <OrderCardGridSkeleton height="23.1875rem" cards={3} />
    </div>
  );
}
