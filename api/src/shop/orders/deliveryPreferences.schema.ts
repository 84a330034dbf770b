import type { Order } from '../../platform/db/generated/client.ts';
import { builder } from '../../platform/graphql/builder.ts';
import type { DELIVERY_PREFERENCE_FIELDS } from './deliveryPreferenceFields.ts';

/** What a shopper asks of the rider. */
export const DeliveryPreferencesRef = builder
  .objectRef<Pick<Order, keyof typeof DELIVERY_PREFERENCE_FIELDS>>('DeliveryPreferences')
  .implement({
    description: 'What the shopper asked of the rider.',
    fields: (t) => ({
      note: t.exposeString('deliveryNote', {
        nullable: true,
        description: 'A note for the rider.',
      }),
      leaveAtGate: t.exposeBoolean('leaveAtGate', { description: 'Whether the rider leaves the order at the gate.' }),
      doNotRingBell: t.exposeBoolean('doNotRingBell', { description: 'Whether the rider must not ring the bell.' }),
    }),
  });
