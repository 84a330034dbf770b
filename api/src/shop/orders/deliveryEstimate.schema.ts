import { CartRef } from '../cart/cart.schema.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { openingStatus } from '../settings/openingStatus.ts';
import { pickingLoad, deliverySeconds } from './deliveryEstimate.ts';

builder.prismaObjectFields(CartRef, (t) => ({
  estimatedDeliveryMinutes: t.int({
    nullable: true,
    description: 'For an order of this cart now. Null for an empty cart, and while the shop is closed.',
    select: { _count: { select: { cartLines: true } } },
    resolve: async ({ _count: { cartLines } }, _args, { shop }) =>
      cartLines === 0 || !openingStatus(shop.opening, new Date()).isOpen
        ? null
        : Math.ceil(deliverySeconds(await pickingLoad(), cartLines, shop.times) / 60),
  }),
}));
