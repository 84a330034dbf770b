import { z } from 'zod';
import { MAX_TIP_PAISE } from '@kirana/shared/limits.ts';
import { AddressRef } from '../addresses/address.schema.ts';
import { idempotencyKeyShape, IdempotencyKeyReusedError } from '../../platform/db/claimIdempotencyKey.ts';
import { isPlainText } from '../../platform/core/text/textShape.ts';
import { MAX_NOTE } from '../orders/orderColumns.ts';
import { AddressNotFoundError } from '../addresses/saveAddress.ts';
import { CartRef } from '../cart/cart.schema.ts';
import { ProductRef } from '../catalogue/product.schema.ts';
import { userErrorType } from '../../platform/graphql/userErrorType.schema.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { InvalidInputError } from '../../platform/core/errors/userError.ts';
import { requireViewer } from '../../platform/core/viewer.ts';
import { UserRef, userFields } from '../identity/user.schema.ts';
import { BuyerInput } from '../orders/buyer.schema.ts';
import { OrderEdge, OrderRef, PaymentMethodRef } from '../orders/order.schema.ts';
import { orderFields } from '../orders/orderChanges.schema.ts';
import { PaymentUnavailableError } from '../payments/paymentErrors.ts';
import {
  CartChangedError,
  EmptyCartError,
  MinimumOrderError,
  PincodeNotServiceableError,
  ShopClosedError,
  StoreCreditChangedError,
  TotalChangedError,
} from './checkoutErrors.ts';
import { placeOrder } from './placeOrder.ts';
import { pickPaymentServices } from '../payments/paymentServices.ts';

const TIP_RANGE = `The tip can be up to ₹${MAX_TIP_PAISE / 100}`;

const noteShape = z
  .string()
  .trim()
  .max(MAX_NOTE, `Delivery note can have at most ${MAX_NOTE} characters`)
  .refine(isPlainText, 'Delivery note must be plain text');

userErrorType(CartChangedError, (t) => ({
  cart: t.field({ type: CartRef, description: 'The current cart.', resolve: ({ userId }) => ({ id: userId }) }),
}));

userErrorType(TotalChangedError, (t) => ({
  cart: t.field({ type: CartRef, description: 'The current cart.', resolve: ({ userId }) => ({ id: userId }) }),
}));

userErrorType(StoreCreditChangedError, (t) => ({
  viewer: t.field(userFields.row(UserRef, 'With the current balance.')),
}));

const SeenLineInput = builder.inputType('SeenLineInput', {
  description: 'A line of the cart as the client showed it.',
  fields: (t) => ({
    productId: t.globalID({ for: ProductRef, required: true, description: 'The product.' }),
    quantity: t.int({ required: true, description: 'The quantity.' }),
  }),
});

const OrderPlacePayload = builder.objectRef<{ userId: string; orderId: string }>('OrderPlacePayload').implement({
  description: 'The order is placed, or is to be paid at `order.payment.url`.',
  fields: (t) => ({
    order: t.field(orderFields.row(OrderRef, 'The order.')),
    orderEdge: t.field(orderFields.edge(OrderEdge, 'For the beginning of a list.')),
    cart: t.field({
      type: CartRef,
      description: 'Empty after cash on delivery; unchanged until an online payment completes.',
      resolve: ({ userId }) => ({ id: userId }),
    }),
  }),
});

builder.mutationField('orderPlace', (t) =>
  t.fieldWithInput({
    description:
      "Orders the cart at the server's prices. With online payment it holds stock until it is paid, cancelled or expired, and replaces the viewer's earlier unpaid order; a large first order with cash on delivery may be `Order.isOnHold`. The same idempotency key returns the same order, and is refused for another request. Needs a session.",
    type: OrderPlacePayload,
    authScopes: { shopper: true },
    errors: {
      types: [
        InvalidInputError,
        AddressNotFoundError,
        PincodeNotServiceableError,
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
        description: 'The grand total shown, with the tip; only compared.',
      }),
      seenLines: t.input.field({
        type: [SeenLineInput],
        description: 'The lines shown, at most 100; only compared.',
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
          'The store credit to use, 0 by default; `paymentMethod` is for the rest. It is returned when the order is cancelled or not paid.',
        validate: z.number().min(0, 'Store credit can’t be negative'),
      }),
      tip: t.input.field({
        type: 'Paise',
        description: `The tip for the rider: a multiple of 100 up to ${MAX_TIP_PAISE}, 0 by default.`,
        validate: z
          .number()
          .min(0, TIP_RANGE)
          .max(MAX_TIP_PAISE, TIP_RANGE)
          .multipleOf(100, 'The tip must be in whole rupees'),
      }),
      deliveryNote: t.input.string({
        description: `A note for the rider, at most ${MAX_NOTE} characters; \`Address.deliveryInstructions\` by default.`,
        validate: noteShape,
      }),
      leaveAtGate: t.input.boolean({ description: 'False by default.' }),
      doNotRingBell: t.input.boolean({ description: 'False by default.' }),
      buyer: t.input.field({ type: BuyerInput, description: 'A registered buyer for the invoice.' }),
      idempotencyKey: t.input.string({
        required: true,
        description: '8 to 100 characters, such as a UUID; new for each order.',
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
