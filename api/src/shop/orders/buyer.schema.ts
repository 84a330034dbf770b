import { gstinShape } from '../../platform/core/gst/gstin.ts';
import { textShape } from '../../platform/core/text/textShape.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { UserRef } from '../identity/user.schema.ts';
import { buyerOf, BUYER_FIELDS, type Buyer, findLastBuyer } from './orderColumns.ts';
import { OrderRef } from './order.schema.ts';
import { orderReaders } from './orderReaders.schema.ts';

const MAX_NAME = 100;

export const BuyerRef = builder.objectRef<Buyer>('Buyer').implement({
  description: 'A buyer who is registered for GST.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Of the firm.' }),
    gstin: t.exposeString('gstin', { description: 'Its number for the tax.' }),
  }),
});

export const BuyerInput = builder.inputType('BuyerInput', {
  description: 'A buyer who is registered for GST.',
  fields: (t) => ({
    name: t.string({
      required: true,
      description: `Of the firm; at most ${MAX_NAME} characters.`,
      validate: textShape('The name of the firm', MAX_NAME, 'Enter the name of the firm'),
    }),
    gstin: t.string({ required: true, description: 'Spaces and small letters are accepted.', validate: gstinShape }),
  }),
});

const DESCRIPTION = 'The registered buyer whose GSTIN the invoice names; null for consumers.';

builder.prismaObjectFields(OrderRef, (t) => ({
  buyer: t.field({
    type: BuyerRef,
    nullable: true,
    description: DESCRIPTION,
    authScopes: orderReaders,
    select: BUYER_FIELDS,
    resolve: buyerOf,
  }),
}));

builder.prismaObjectFields(UserRef, (t) => ({
  lastBuyer: t.field({
    type: BuyerRef,
    nullable: true,
    description: 'Of the latest order with one; null while the shop has no GSTIN.',
    select: { id: true },
    resolve: ({ id }, _args, { shop }) => findLastBuyer(id, shop.seller),
  }),
}));
