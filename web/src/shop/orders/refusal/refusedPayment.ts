import type { PaymentRemedy } from '../unpaid/__generated__/useSwitchToCashMutation.graphql.ts';

/** Why a way to pay was refused, and what would help at once. */
export interface RefusedPayment {
  message: string;
  remedies: readonly PaymentRemedy[];
}
