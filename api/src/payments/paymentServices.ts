import type { PubSub } from '../events/pubSub.ts';
import type { PaymentProvider } from '../money/paymentProvider.ts';
import type { ShopSettings } from '../config/settings/shopSettings.ts';

/** The services that rules about payments need. */
export interface PaymentServices {
  payments: PaymentProvider;
  pubSub: PubSub;
  shop: ShopSettings;
  now: Date;
}
