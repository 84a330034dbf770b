import { readPincode } from '@kirana/shared/pincodes.ts';
import { z } from 'zod';
import type { ShopSettings, HelpContact } from '../../platform/config/settings/shopSettings.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { PUBLIC_FIELD } from '../../platform/graphql/documents/cacheScope.ts';
import { isServiceable } from './isServiceable.ts';
import { openingStatus, type OpeningStatus } from './openingStatus.ts';

interface Shop extends OpeningStatus {
  minimumOrder: ShopSettings['minimumOrder'];
  isRegistered: boolean;
  delivery: ShopSettings['delivery'];
}

const pincodeShape = z
  .string()
  .max(50)
  .refine((text) => readPincode(text) !== null, 'Enter a 6-digit pincode');

const ShopRef = builder.objectRef<Shop>('Shop').implement({
  description: 'The shop, as every visitor sees it.',
  fields: (t) => ({
    isOpen: t.exposeBoolean('isOpen', { description: 'Whether orders can be placed now.' }),
    opensAt: t.expose('opensAt', {
      type: 'DateTime',
      nullable: true,
      description: 'The next opening, of an open shop the one after `closesAt`; null when it is not known.',
    }),
    closesAt: t.expose('closesAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Null for a closed shop, and for one that does not close within a week.',
    }),
    closureMessage: t.exposeString('message', {
      nullable: true,
      description: 'Why the shop is closed, in its own words.',
    }),
    minimumOrder: t.expose('minimumOrder', {
      type: 'Paise',
      nullable: true,
      description: 'What the items have to cost; null for any.',
    }),
    isRegistered: t.exposeBoolean('isRegistered', {
      description: 'Whether the shop has a GSTIN, so that invoices can name that of a registered buyer.',
    }),
    deliversEverywhere: t.boolean({
      description: 'Whether orders can go to every pincode of India.',
      resolve: ({ delivery }) => delivery.pincodes.length === 0,
    }),
    isServiceable: t.boolean({
      description: 'Whether orders can go to a pincode.',
      args: {
        pincode: t.arg.string({ required: true, description: 'Six digits, in any script.', validate: pincodeShape }),
      },
      resolve: (shop, { pincode }) => isServiceable(pincode, shop),
    }),
  }),
});

builder.queryField('shop', (t) =>
  t.field({
    type: ShopRef,
    description: 'Whether it is open, where it delivers, and what an order needs. Public.',
    extensions: PUBLIC_FIELD,
    resolve: (_root, _args, { shop: { opening, minimumOrder, seller, delivery } }) => ({
      ...openingStatus(opening, new Date()),
      minimumOrder,
      isRegistered: seller.gstin !== null,
      delivery,
    }),
  }),
);

const HelpContactRef = builder.objectRef<HelpContact>('HelpContact').implement({
  description: 'How shoppers reach the shop.',
  fields: (t) => ({
    email: t.exposeString('email', { nullable: true, description: 'The e-mail address.' }),
    phone: t.exposeString('phone', { nullable: true, description: 'The telephone number.' }),
  }),
});

builder.queryField('helpContact', (t) =>
  t.field({
    type: HelpContactRef,
    description: 'How shoppers reach the shop. Public.',
    resolve: (_root, _args, { shop }) => shop.help,
  }),
);
