import type { Caller } from '../../platform/core/caller.ts';
import type { PaymentServices } from '../payments/paymentServices.ts';

/** The services that placing an order needs. */
export interface CheckoutServices extends PaymentServices {
  caller: Pick<Caller, 'network' | 'fingerprint'>;
}
