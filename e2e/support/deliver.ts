import type { BrowserContext } from '@playwright/test';
import { executeMutation } from './shopper.ts';

const STEPS = ['CONFIRMED', 'PICKING', 'PACKED', 'OUT_FOR_DELIVERY', 'DELIVERED'] as const;

/** Moves an order to delivery, as the signed-in admin. */
export async function deliver(context: BrowserContext, orderId: string): Promise<void> {
  for (const to of STEPS) await moveOrder(context, orderId, to);
}

/** Moves an order to its next state, as the signed-in admin. */
export async function moveOrder({ request }: BrowserContext, orderId: string, to: string): Promise<void> {
  await executeMutation(
    request,
    'mutation ($input: OrderUpdateStatusInput!) { orderUpdateStatus(input: $input) { __typename } }',
    { input: { orderId, to } },
  );
}
