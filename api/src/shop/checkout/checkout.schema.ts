import { z } from 'zod';
import { AddressRef } from '../addresses/address.schema.ts';
import { idempotencyKeyShape, IdempotencyKeyReusedError } from '../../platform/db/claimIdempotencyKey.ts';
import { isPlainText } from '../../platform/core/text/textShape.ts';
import { MAX_NOTE, MAX_TIP_PAISE } from '../orders/orderLimits.ts';
import { AddressNotFoundError } from '../addresses/addressErrors.ts';
import { CartRef } from '../cart/cart.schema.ts';
import { ProductRef } from '../catalogue/product.schema.ts';
import { db } from '../../platform/db/client.ts';
import { userErrorType } from '../../platform/graphql/userErrorType.schema.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { loadEdge } from '../../platform/graphql/connection.ts';
import { InvalidInputError } from '../../platform/core/errors/userError.ts';
import { requireViewer } from '../../platform/core/viewer.ts';
import { UserRef } from '../identity/user.schema.ts';
import { BuyerInput } from '../orders/buyer.schema.ts';
import { OrderEdge, OrderRef, PaymentMethodRef } from '../orders/order.schema.ts';
import { ORDER_BASE } from '../orders/orderReaders.schema.ts';
import { PaymentUnavailableError } from '../payments/paymentErrors.ts';
import {
  CartChangedError,
  EmptyCartError,
  MinimumOrderError,
  ShopClosedError,
  StoreCreditChangedError,
  TotalChangedError,
} from './checkoutErrors.ts';
import { placeOrder } from './placeOrder.ts';
import { pickPaymentServices } from '../payments/pickPaymentServices.ts';

const TIP_RANGE = `The tip can be up to ₹${MAX_TIP_PAISE / 100}`;

const noteShape = z
  .string()
  .trim()
  .max(MAX_NOTE, `Delivery note can have at most ${MAX_NOTE} characters`)
  .refine(isPlainText, 'Delivery note must be plain text');

userErrorType(CartChangedError, (t) => ({
  cart: t.field({
    type: CartRef,
    description: 'The current cart.',
    resolve: ({ userId }) => ({ id: userId }),
  }),
}));

userErrorType(TotalChangedError, (t) => ({
  cart: t.field({
    type: CartRef,
    description: 'The current cart.',
    resolve: ({ userId }) => ({ id: userId }),
  }),
}));

userErrorType(StoreCreditChangedError, (t) => ({
  viewer: t.prismaField({
    type: UserRef,
    description: 'The shopper, with the current balance.',
    resolve: (query, { userId }) => db.user.findUniqueOrThrow({ ...query, where: { id: userId } }),
  }),
}));

const SeenLineInput = builder.inputType('SeenLineInput', {
  description: 'A line of the cart as the client showed it.',
  fields: (t) => ({
    productId: t.globalID({ for: ProductRef, required: true, description: 'The product.' }),
    quantity: t.int({ required: true, description: 'The quantity.' }),
  }),
});

const OrderPlacePayload = builder.objectRef<{ userId: string; orderId: string }>('OrderPlacePayload').implement({
  description: 'The order is placed, or its online payment is outstanding at `order.payment.url`.',
  fields: (t) => ({
    order: t.prismaField({
      type: OrderRef,
      description: 'The order.',
      resolve: (query, { orderId }) => db.order.findUniqueOrThrow({ ...query, where: { id: orderId } }),
    }),
    orderEdge: t.field({
      type: OrderEdge,
      description: 'The edge of the order, for the start of a list.',
      resolve: ({ orderId }, _args, context, info) =>
        loadEdge({ context, info, typeName: 'Order', select: ORDER_BASE }, (query) =>
          db.order.findUniqueOrThrow({ ...query, where: { id: orderId } }),
        ),
    }),
    cart: t.field({
      type: CartRef,
      description: 'The cart: empty after an order with cash on delivery; unchanged until an online payment completes.',
      resolve: ({ userId }) => ({ id: userId }),
    }),
  }),
});

builder.mutationField('orderPlace', (t) =>
  t.fieldWithInput({
    description:
      'Orders the cart. Prices come from the server; `expectedTotal` and `seenLines` are only compared. An order with online payment holds stock until it is paid, cancelled or expired, and replaces an earlier unpaid order of the viewer. A repeated call with the same idempotency key returns the same order; a key of an order with another address, total, payment method, seen cart, tip, store credit, delivery preference or buyer is refused. An order above the limits of cash on delivery fails with `PaymentUnavailableError`, and so does an online payment where the shop accepts none. A large order with cash on delivery of an account that has received nothing yet is on hold first: see `Order.isOnHold`. Needs a signed-in user; a failure changes nothing.',
    type: OrderPlacePayload,
    authScopes: { shopper: true },
    errors: {
      types: [
        InvalidInputError,
        AddressNotFoundError,
        EmptyCartError,
        CartChangedError,
        TotalChangedError,
        StoreCreditChangedError,
        MinimumOrderError,
        ShopClosedError,
        IdempotencyKeyReusedError,
        PaymentUnavailableError,
      ],
    },
    input: {
      addressId: t.input.globalID({ for: AddressRef, required: true, description: "One of the viewer's addresses." }),
      expectedTotal: t.input.field({
        type: 'Paise',
        required: true,
        description: 'The grand total that the client showed, with the tip.',
      }),
      seenLines: t.input.field({
        type: [SeenLineInput],
        description:
          'The lines of the cart that the client showed, at most 100. A cart with other lines fails with `TotalChangedError`.',
        validate: z.array(z.unknown()).max(100, 'A cart has at most 100 lines'),
      }),
      paymentMethod: t.input.field({
        type: PaymentMethodRef,
        defaultValue: 'CASH_ON_DELIVERY',
        required: true,
        description: 'The payment method.',
      }),
      storeCredit: t.input.field({
        type: 'Paise',
        description:
          'The store credit that pays a part of the grand total, or all of it; none by default. It is taken at once, and `paymentMethod` is for the rest: an order without any rest is one with cash on delivery. It goes back when the order is cancelled or not paid.',
        validate: z.number().min(0, 'Store credit can’t be negative'),
      }),
      tip: t.input.field({
        type: 'Paise',
        description: `The tip for the rider, in whole rupees: a multiple of 100 up to ${MAX_TIP_PAISE}; none by default. It is charged with the order, and refunded when the order is cancelled.`,
        validate: z
          .number()
          .min(0, TIP_RANGE)
          .max(MAX_TIP_PAISE, TIP_RANGE)
          .multipleOf(100, 'The tip must be in whole rupees'),
      }),
      deliveryNote: t.input.string({
        description: `A note for the rider, of at most ${MAX_NOTE} characters; the address's \`deliveryInstructions\` by default. An empty text means no note.`,
        validate: noteShape,
      }),
      leaveAtGate: t.input.boolean({ description: 'Whether the rider leaves the order at the gate; no by default.' }),
      doNotRingBell: t.input.boolean({ description: 'Whether the rider must not ring the bell; no by default.' }),
      buyer: t.input.field({
        type: BuyerInput,
        description: 'A registered buyer, whose name and GSTIN the invoice shows; none by default.',
      }),
      idempotencyKey: t.input.string({
        required: true,
        description: 'A key of 8 to 100 letters, digits and signs, such as a UUID; new for each order.',
        validate: idempotencyKeyShape,
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
        { ...pickPaymentServices(context), caller: context.caller },
      ),
  }),
);
