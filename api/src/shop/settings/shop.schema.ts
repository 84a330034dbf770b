import { readPincode } from '@kirana/shared/pincodes.ts';
import { z } from 'zod';
import type { ShopSettings, HelpContact } from '../../platform/config/settings/shopSettings.ts';
import { deliveryPromise } from '@kirana/shared/shopIdentity.ts';
import { db } from '../../platform/db/client.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { PUBLIC_FIELD } from '../../platform/graphql/documents/cacheScope.ts';
import { PictureRef } from '../../platform/media/picture.schema.ts';
import { isServiceable } from './isServiceable.ts';
import { openingStatus, type OpeningStatus } from './openingStatus.ts';

type Shop = OpeningStatus &
  Pick<ShopSettings, 'brand' | 'delivery' | 'deliveryBadge' | 'grievanceOfficer' | 'logo' | 'minimumOrder' | 'seller'>;

type GrievanceOfficer = ShopSettings['grievanceOfficer'] & { name: string };

const pincodeShape = z
  .string()
  .max(50)
  .refine((text) => readPincode(text) !== null, 'Enter a 6-digit pincode');

const GrievanceOfficerRef = builder.objectRef<GrievanceOfficer>('GrievanceOfficer').implement({
  description: 'Who answers complaints about the shop.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name.' }),
    designation: t.exposeString('designation', { nullable: true, description: 'Such as `Owner`.' }),
    email: t.exposeString('email', { nullable: true, description: 'The e-mail address.' }),
    phone: t.exposeString('phone', { nullable: true, description: 'The telephone number.' }),
    hours: t.exposeString('hours', { nullable: true, description: 'When they can be reached.' }),
  }),
});

const ShopRef = builder.objectRef<Shop>('Shop').implement({
  description: 'The shop, as every visitor sees it.',
  fields: (t) => ({
    name: t.string({ description: 'The name, as in titles and mails.', resolve: ({ brand }) => brand.name }),
    shortName: t.string({
      nullable: true,
      description: 'Where the name is too long, such as below an icon; null: the name is used.',
      resolve: ({ brand }) => brand.shortName,
    }),
    deliveryPromise: t.string({
      nullable: true,
      description:
        'How fast the shop delivers, within a sentence: `in 10 minutes`, `same day`. Null: it promises nothing.',
      resolve: ({ deliveryBadge }) => deliveryPromise(deliveryBadge),
    }),
    logo: t.field({
      type: PictureRef,
      nullable: true,
      description: 'The logo of its header; null: it has none.',
      resolve: ({ logo }) => (logo === null ? null : db.picture.findUnique({ where: { id: logo } })),
    }),
    grievanceOfficer: t.field({
      type: GrievanceOfficerRef,
      nullable: true,
      description: 'Who answers complaints; null: the shop has named none.',
      resolve: ({ grievanceOfficer: { name, ...officer } }) => (name === null ? null : { name, ...officer }),
    }),
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
    isRegistered: t.boolean({
      description: 'Whether the shop has a GSTIN, so that invoices can name that of a registered buyer.',
      resolve: ({ seller }) => seller.gstin !== null,
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
    description: 'Who it is, whether it is open, where it delivers, and what an order needs. Public.',
    extensions: PUBLIC_FIELD,
    resolve: (_root, _args, { shop }) => ({ ...shop, ...openingStatus(shop.opening, new Date()) }),
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
