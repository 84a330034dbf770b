import type { PubSub } from '../../platform/events/pubSub.ts';
import type { PaymentProvider } from '../../platform/money/paymentProvider.ts';
import type { ShopSettings } from '../../platform/config/settings/shopSettings.ts';

export interface PaymentServices {
  payments: PaymentProvider;
  pubSub: PubSub;
  shop: ShopSettings;
  now: Date;
}

/** Takes from a request's context what rules about payments need, and the time of the call. */
export function pickPaymentServices({ payments, pubSub, shop }: Omit<PaymentServices, 'now'>): PaymentServices {
  return { payments, pubSub, shop, now: new Date() };
}
