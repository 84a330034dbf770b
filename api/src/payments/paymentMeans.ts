import type { LiveEvents } from '../events/liveEvents.ts';
import type { PaymentProvider } from '../money/paymentProvider.ts';
import type { ShopTerms } from '../money/shopTerms.ts';

/** What rules about payments work with. */
export interface PaymentMeans {
  payments: PaymentProvider;
  events: LiveEvents;
  shop: ShopTerms;
  now: Date;
}
