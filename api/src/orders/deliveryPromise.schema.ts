import { CartRef } from '../cart/cart.schema.ts';
import { db } from '../db/client.ts';
import { builder } from '../graphql/builder.ts';
import { pickingLoad, secondsToDoor } from './deliveryPromise.ts';

builder.prismaObjectFields(CartRef, (t) => ({
  minutesToDoor: t.int({
    nullable: true,
    description:
      'In how many minutes an order of it would be at the door if it were placed now, by what has to be packed before it; null for an empty cart. The promise itself is made when the order is placed: `Order.promisedAt`.',
    select: { _count: { select: { cartLines: true } } },
    resolve: async ({ _count: { cartLines } }, _args, { shop }) =>
      cartLines === 0 ? null : Math.ceil(secondsToDoor(await pickingLoad(db), cartLines, shop.times) / 60),
  }),
}));
