import type { PaymentServices } from './paymentServices.ts';

/** Takes from a request's context what rules about payments need, and the time of the call. */
export function pickPaymentServices({ payments, pubSub, shop }: Omit<PaymentServices, 'now'>): PaymentServices {
  return { payments, pubSub, shop, now: new Date() };
}
