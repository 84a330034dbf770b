import { z } from 'zod';
import { builder } from '../graphql/builder.ts';
import { PictureRef } from '../media/picture.schema.ts';
import { sellingPrice } from '../money/sellingPrice.ts';
import { unitPrice, type UnitPrice } from './unitPrice.ts';

const MAX_PICTURES = 10;

const ProductDetailRef = builder.objectRef<{ name: string; value: string }>('ProductDetail').implement({
  description: 'An extra fact about a product, such as its shelf life.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name of the fact: Shelf life.' }),
    value: t.exposeString('value', { description: 'The fact: 6 months.' }),
  }),
});

const UnitPriceRef = builder.objectRef<UnitPrice>('UnitPrice').implement({
  description: 'A price by weight, volume or piece, for comparing packs.',
  fields: (t) => ({
    price: t.field({ type: 'Paise', description: 'What that amount costs.', resolve: ({ paise }) => paise }),
    per: t.exposeString('per', { description: 'The amount: `100 g`, `1 kg`, `100 ml`, `1 L` or `1 pc`.' }),
  }),
});

const detailsShape = z.record(z.string(), z.string());

/** What every loaded product brings along; `id` alone would not tell whether it is still sold. */
export const PRODUCT_BASE = { id: true, isPublished: true, deletedAt: true } as const;

/** Something on sale in one pack size. */
export const ProductRef = builder.prismaNode('Product', {
  description:
    'Something on sale, in one pack size. A product that is no longer sold is reachable only from old orders.',
  id: { field: 'id', description: 'The public id, `prod_…`.' },
  nullable: true,
  select: PRODUCT_BASE,
  fields: (t) => ({
    name: t.exposeString('name', { description: 'What it is called, its brand included.' }),
    brand: t.exposeString('brand', { nullable: true, description: 'Its brand; null for loose goods.' }),
    unit: t.exposeString('unit', { description: 'The pack: `500 g`, `1 L`, `6 pcs`.' }),
    description: t.exposeString('description', { description: 'What a shopper wants to know, as plain text.' }),
    details: t.field({
      type: [ProductDetailRef],
      description: 'Extra facts, in the order the shop gives them.',
      select: { details: true },
      resolve: ({ details }) => Object.entries(detailsShape.parse(details)).map(([name, value]) => ({ name, value })),
    }),
    deliveryBadge: t.string({
      description: 'The promise on its badge: `10 Min`. When an order really arrives is said by `Order.promisedAt`.',
      resolve: (_product, _args, { shop }) => shop.deliveryBadge,
    }),
    mrp: t.field({
      type: 'Paise',
      description: 'The maximum retail price: what it costs without the discount.',
      select: { mrpPaise: true },
      resolve: ({ mrpPaise }) => mrpPaise,
    }),
    discountPercent: t.exposeInt('discountPercent', { description: 'The discount in percent of the price, 0 to 100.' }),
    price: t.field({
      type: 'Paise',
      description: 'What it costs now: the price less the discount, which is rounded up to a whole rupee.',
      select: { mrpPaise: true, discountPercent: true },
      resolve: ({ mrpPaise, discountPercent }) => sellingPrice(mrpPaise, discountPercent),
    }),
    unitPrice: t.field({
      type: UnitPriceRef,
      nullable: true,
      description: 'The price by weight, volume or piece; null where the unit names no amount.',
      select: { mrpPaise: true, discountPercent: true, unit: true },
      resolve: ({ mrpPaise, discountPercent, unit }) => unitPrice(sellingPrice(mrpPaise, discountPercent), unit),
    }),
    stock: t.exposeInt('stock', { description: 'How many are left. The cart reserves nothing; an order does.' }),
    isPublished: t.exposeBoolean('isPublished', {
      description: 'Whether it is shown to shoppers; a hidden one is reachable from carts, old orders and by admins.',
    }),
    isSoldOut: t.boolean({
      description: 'True when none is left or it is no longer sold.',
      select: { stock: true, isPublished: true, deletedAt: true },
      resolve: ({ stock, isPublished, deletedAt }) => stock === 0 || !isPublished || deletedAt !== null,
    }),
    pictures: t.field({
      type: [PictureRef],
      description: `Its pictures in order, at most ${MAX_PICTURES}.`,
      args: {
        first: t.arg.int({
          description: 'How many, from the front.',
          validate: z.number().int().min(1).max(MAX_PICTURES),
        }),
      },
      select: ({ first }, _context, nestedSelection) => ({
        pictures: {
          orderBy: { position: 'asc' },
          take: first ?? MAX_PICTURES,
          select: { file: nestedSelection({ select: { id: true } }) },
        },
      }),
      resolve: ({ pictures }) => pictures.map(({ file }) => file),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was added.' }),
    updatedAt: t.expose('updatedAt', {
      type: 'DateTime',
      description: 'When it was last changed, its stock included.',
    }),
  }),
});

const ProductEdge = builder.edgeObject({ name: 'ProductEdge', description: 'A product in a list.', type: ProductRef });

/** The connection type of every list of products, and its edge. */
export const PRODUCT_CONNECTION = [
  builder.connectionObject(
    { name: 'ProductConnection', description: 'A list of products.', type: ProductRef },
    ProductEdge,
  ),
  ProductEdge,
] as const;
