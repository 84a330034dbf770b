import { AdminHeaderSkeleton } from '../ui/AdminHeaderSkeleton.tsx';
import { OrderCardGridSkeleton } from '../fulfilment/OrderCardGridSkeleton.tsx';
import { queueTexts as texts } from './texts.ts';

/** The orders to pick while they load. */
export function PickingSkeleton() {
  return (
    <div aria-busy>
      <AdminHeaderSkeleton title={texts.title} />
      <OrderCardGridSkeleton height="12.8125rem" />
    </div>
  );
}
