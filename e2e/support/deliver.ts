import type { BrowserContext } from '@playwright/test';
import { executeMutation } from './shopper.ts';

const STEPS = ['CONFIRMED', 'PICKING', 'PACKED', 'OUT_FOR_DELIVERY', 'DELIVERED'] as const;

/** Moves an order to delivery, as the signed-in admin. */
export async function deliver({ request }: BrowserContext, orderId: string): Promise<void> {
  for (const to of STEPS) {
    await executeMutation(
      request,
      'mutation ($input: OrderUpdateStatusInput!) { orderUpdateStatus(input: $input) { __typename } }',
      { input: { orderId, to } },
    );
  }
}
