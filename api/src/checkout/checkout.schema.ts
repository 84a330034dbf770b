import { queryFromInfo } from '@pothos/plugin-prisma';
import { z } from 'zod';
import { AddressRef } from '../addresses/address.schema.ts';
import { AddressGoneError } from '../addresses/addressErrors.ts';
import { CartRef } from '../cart/cart.schema.ts';
import { ProductRef } from '../catalogue/product.schema.ts';
import { db } from '../db/client.ts';
import { ErrorInterface } from '../graphql/base.schema.ts';
import { builder } from '../graphql/builder.ts';
import { encodeCursor } from '../graphql/connection.ts';
import { InvalidInputError } from '../graphql/userError.ts';
import { requireViewer } from '../graphql/viewer.ts';
import { OrderEdge, OrderRef, PaymentMethodRef } from '../orders/order.schema.ts';
import { PaymentUnavailableError } from '../payments/paymentErrors.ts';
import { CartChangedError, EmptyCartError, KeyReusedError, TotalChangedError } from './checkoutErrors.ts';
import { placeOrder } from './placeOrder.ts';

builder.objectType(EmptyCartError, {
  name: 'EmptyCartError',
  description: 'There is nothing to order.',
  interfaces: [ErrorInterface],
});

builder.objectType(CartChangedError, {
  name: 'CartChangedError',
  description: 'Some of the cart cannot be had as it stands. The status of its lines says which.',
  interfaces: [ErrorInterface],
  fields: (t) => ({
    cart: t.prismaField({
      type: CartRef,
      description: 'The cart as it is now.',
      resolve: (query, { userId }) => db.user.findUniqueOrThrow({ ...query, where: { id: userId } }),
    }),
  }),
});

builder.objectType(TotalChangedError, {
  name: 'TotalChangedError',
  description: 'The total is not the expected one, or the cart not what was seen.',
  interfaces: [ErrorInterface],
  fields: (t) => ({
    newTotal: t.expose('newTotal', { type: 'Paise', description: 'What the cart costs now.' }),
    cart: t.prismaField({
      type: CartRef,
      description: 'The cart as it is now.',
      resolve: (query, { userId }) => db.user.findUniqueOrThrow({ ...query, where: { id: userId } }),
    }),
  }),
});

builder.objectType(KeyReusedError, {
  name: 'KeyReusedError',
  description: 'The idempotency key was used for another order.',
  interfaces: [ErrorInterface],
});

const SeenLineInput = builder.inputType('SeenLineInput', {
  description: 'A product in the cart, as the shopper saw it.',
  fields: (t) => ({
    productId: t.globalID({ for: ProductRef, required: true, description: 'Which product.' }),
    quantity: t.int({ required: true, description: 'How many of it.' }),
  }),
});

const OrderPlacePayload = builder.objectRef<{ userId: string; orderId: string }>('OrderPlacePayload').implement({
  description: 'The order is placed, or waits for its payment on the page that `order.payment.url` names.',
  fields: (t) => ({
    order: t.prismaField({
      type: OrderRef,
      description: 'The order.',
      resolve: (query, { orderId }) => db.order.findUniqueOrThrow({ ...query, where: { id: orderId } }),
    }),
    orderEdge: t.field({
      type: OrderEdge,
      description: 'The order, for the front of a list.',
      resolve: async ({ orderId }, _args, context, info) => {
        const query = queryFromInfo({ context, info, typeName: 'Order', select: { id: true }, path: ['node'] });
        const node = await db.order.findUniqueOrThrow({ ...query, where: { id: orderId } });
        return { cursor: encodeCursor([orderId]), node };
      },
    }),
    cart: t.prismaField({
      type: CartRef,
      description: 'The cart: empty now, or as it was until an online payment is made.',
      resolve: (query, { userId }) => db.user.findUniqueOrThrow({ ...query, where: { id: userId } }),
    }),
  }),
});

builder.mutationField('orderPlace', (t) =>
  t.fieldWithInput({
    description:
      'Orders the cart. Prices come from the server; the expected total is only compared. An order that is to be paid online waits for its payment, and holds its stock meanwhile; it takes the place of an earlier one that waits. Sending the same key again gives the same order.',
    type: OrderPlacePayload,
    authScopes: { shopper: true },
    errors: {
      types: [
        InvalidInputError,
        AddressGoneError,
        EmptyCartError,
        CartChangedError,
        TotalChangedError,
        KeyReusedError,
        PaymentUnavailableError,
      ],
    },
    input: {
      addressId: t.input.globalID({ for: AddressRef, required: true, description: "One of the viewer's addresses." }),
      expectedTotal: t.input.field({
        type: 'Paise',
        required: true,
        description: 'The grand total that the shopper saw and agreed to.',
      }),
      seenLines: t.input.field({
        type: [SeenLineInput],
        description:
          'What the shopper saw in the cart, at most 100 lines. Where it is given, a cart that holds anything else is not ordered.',
        validate: z.array(z.unknown()).max(100, 'A cart has at most 100 lines'),
      }),
      paymentMethod: t.input.field({
        type: PaymentMethodRef,
        defaultValue: 'CASH_ON_DELIVERY',
        required: true,
        description: 'How it is to be paid.',
      }),
      idempotencyKey: t.input.string({
        required: true,
        description: 'Any 8 to 100 letters, digits and signs, new for each order, such as a UUID.',
        validate: z
          .string()
          .regex(/^[!-~]{8,100}$/, 'idempotencyKey must be 8 to 100 letters, digits or signs, without spaces'),
      }),
    },
    resolve: (_root, { input }, context) =>
      placeOrder(
        requireViewer(context.authentication),
        {
          ...input,
          addressId: input.addressId.id,
          seenLines: input.seenLines?.map(({ productId, quantity }) => ({ productId: productId.id, quantity })) ?? null,
        },
        { ...context, now: new Date() },
      ),
  }),
);
