import { typeid } from 'typeid-js';
import type { Transaction } from '../../../platform/db/client.ts';
import type { ProviderDispute } from '../../../platform/money/paymentProvider.ts';
import { lockOrder } from '../../orders/lockOrder.ts';
import { publishOrderChange } from '../../orders/transitionOrder.ts';
import type { PaymentServices } from '../paymentServices.ts';
import { mergeDispute } from './mergeDispute.ts';

/** Records what an event says of a dispute of an order's payment, and publishes the change. The order keeps its state. */
export async function recordDispute(
  tx: Transaction,
  { orderId, dispute }: { orderId: string; dispute: ProviderDispute },
  { pubSub }: Pick<PaymentServices, 'pubSub'>,
): Promise<void> {
  await lockOrder(tx, orderId);
  const { id: paymentId } = await tx.payment.findUniqueOrThrow({ where: { orderId }, select: { id: true } });
  const { providerDisputeId } = dispute;
  const found = await tx.dispute.findUnique({ where: { providerDisputeId } });
  const { amountPaise, ...merged } = mergeDispute(
    found && { ...found, amountPaise: Number(found.amountPaise) },
    dispute,
  );
  const data = { ...merged, paymentId, amountPaise: BigInt(amountPaise) };
  await tx.dispute.upsert({
    where: { providerDisputeId },
    create: { ...data, id: typeid().toUUID() },
    update: data,
    select: { id: true },
  });
  await publishOrderChange(tx, orderId, pubSub);
}
