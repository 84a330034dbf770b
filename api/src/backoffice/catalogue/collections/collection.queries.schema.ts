import { shopDay } from '../../../platform/core/shopCalendar.ts';
import { keysetPage } from '../../../platform/core/page.ts';
import { requirePermission } from '../../../platform/core/permissions.ts';
import { requireViewer } from '../../../platform/core/viewer.ts';
import { db } from '../../../platform/db/client.ts';
import type { Collection, Prisma } from '../../../platform/db/generated/client.ts';
import { escapeLike, fromDateColumn } from '../../../platform/db/keysetSql.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { connectionQuery, toNodeConnection } from '../../../platform/graphql/connection.ts';
import { CategoryRef, SubCategoryRef } from '../../../shop/catalogue/category.schema.ts';
import { COLLECTION_CONNECTION, CollectionRef } from '../../../shop/catalogue/collections/collection.schema.ts';
import { COLLECTION_BASE, rulesOf, visibleAt } from '../../../shop/catalogue/collections/collections.ts';
import type { ProductFilter } from '../../../shop/catalogue/filters/productFilter.ts';
import { PRODUCT_BASE } from '../../../shop/catalogue/listedColumns.ts';
import { ProductRef } from '../../../shop/catalogue/product.schema.ts';
import { MAX_COLLECTION_PRODUCTS } from './collectionShape.ts';

export const CollectionSortRef = builder.enumType('CollectionSort', {
  description: 'The order of the products of a collection, what is sold out last.',
  values: {
    MANUAL: { description: 'As they were picked by hand.' },
    NEWEST: { description: 'The newest first.' },
    POPULARITY: { description: 'The most ordered in the last 90 days first.' },
    PRICE_ASC: { description: 'The lowest price first.' },
    PRICE_DESC: { description: 'The highest price first.' },
    DISCOUNT: { description: 'The largest percentage first.' },
  } as const,
});

type CollectionStatus = 'VISIBLE' | 'HIDDEN' | 'SCHEDULED' | 'ENDED';

const CollectionStatusRef = builder.enumType('CollectionStatus', {
  description: 'Whether shoppers see a collection.',
  values: {
    VISIBLE: { description: 'They see it today.' },
    HIDDEN: { description: 'It is not published.' },
    SCHEDULED: { description: 'Its first day is to come.' },
    ENDED: { description: 'Its last day has passed.' },
  } as const,
});

function statusOn(
  today: Date,
  { isPublished, startsOn, endsOn }: Pick<Collection, 'isPublished' | 'startsOn' | 'endsOn'>,
) {
  if (!isPublished) return 'HIDDEN';
  if (startsOn !== null && startsOn > today) return 'SCHEDULED';
  return endsOn !== null && endsOn < today ? 'ENDED' : 'VISIBLE';
}

/** The collections with a status, as Prisma's `where`. */
function whereStatus(status: CollectionStatus, now: Date): Prisma.CollectionWhereInput {
  const today = new Date(shopDay(now));
  switch (status) {
    case 'HIDDEN':
      return { isPublished: false };
    case 'SCHEDULED':
      return { isPublished: true, startsOn: { gt: today } };
    case 'ENDED':
      return { isPublished: true, endsOn: { lt: today } };
    case 'VISIBLE':
      return visibleAt(now);
  }
}

const PriceRuleRef = builder.objectRef<NonNullable<ProductFilter['price']>>('CollectionPriceRule').implement({
  description: 'A range of current prices.',
  fields: (t) => ({
    min: t.field({ type: 'Paise', nullable: true, description: 'The lowest price.', resolve: ({ min }) => min }),
    max: t.field({
      type: 'Paise',
      nullable: true,
      description: 'The highest price, included.',
      resolve: ({ max }) => max,
    }),
  }),
});

const CollectionRulesRef = builder.objectRef<ProductFilter>('CollectionRules').implement({
  description: 'What products match to be in a collection, as `ProductFilter` has it.',
  authScopes: { catalogue: true },
  fields: (t) => ({
    categories: t.prismaField({
      type: [CategoryRef],
      description: 'Its categories that exist, oldest first.',
      resolve: (query, { categoryIds = [] }) =>
        db.category.findMany({ ...query, where: { id: { in: [...categoryIds] } }, orderBy: { id: 'asc' } }),
    }),
    subCategories: t.prismaField({
      type: [SubCategoryRef],
      description: 'Its sub-categories that exist, oldest first.',
      resolve: (query, { subCategoryIds = [] }) =>
        db.subCategory.findMany({ ...query, where: { id: { in: [...subCategoryIds] } }, orderBy: { id: 'asc' } }),
    }),
    brands: t.stringList({ description: 'The brands.', resolve: ({ brands = [] }) => [...brands] }),
    price: t.field({
      type: PriceRuleRef,
      nullable: true,
      description: 'The current price, or null.',
      resolve: ({ price }) => price,
    }),
    minDiscountPercent: t.int({
      nullable: true,
      description: '1 to 100, or null.',
      resolve: ({ minDiscountPercent }) => minDiscountPercent,
    }),
    diets: t.stringList({ description: 'The dietary facts.', resolve: ({ diets = [] }) => [...diets] }),
    packSizes: t.stringList({ description: 'The pack sizes.', resolve: ({ packSizes = [] }) => [...packSizes] }),
    countriesOfOrigin: t.stringList({
      description: 'The codes of the countries.',
      resolve: ({ countriesOfOrigin = [] }) => [...countriesOfOrigin],
    }),
    inStock: t.boolean({ description: 'Products in stock only.', resolve: ({ isInStock }) => isInStock === true }),
  }),
});

/** The options of a field that only staff with the permission may read. */
const forStaff = (description: string) => ({
  ...({ nullable: true, authScopes: { catalogue: true } } as const),
  description: `${description} Needs the permission \`CATALOGUE\`.`,
});

const DAYS = { isPublished: true, startsOn: true, endsOn: true } as const;

builder.prismaObjectFields(CollectionRef, (t) => ({
  description: t.exposeString('description', forStaff('The description in Markdown; empty without one.')),
  sort: t.expose('sort', { type: CollectionSortRef, ...forStaff('The order of its products.') }),
  rules: t.field({
    type: CollectionRulesRef,
    ...forStaff('What its products match; null when they are picked by hand.'),
    resolve: rulesOf,
  }),
  pickedProducts: t.field({
    type: [ProductRef],
    ...forStaff(`The products picked by hand in their order, hidden ones too, at most ${MAX_COLLECTION_PRODUCTS}.`),
    select: (_args, _context, nestedSelection) => ({
      products: {
        where: { product: { deletedAt: null } },
        orderBy: { position: 'asc' },
        select: { product: nestedSelection({ select: PRODUCT_BASE }) },
      },
    }),
    resolve: ({ products }) => products.map(({ product }) => product),
  }),
  isPublished: t.exposeBoolean('isPublished', forStaff('Whether shoppers may see it.')),
  startDate: t.field({
    type: 'Date',
    ...forStaff('The first day on which shoppers see it, or null.'),
    select: { startsOn: true },
    resolve: ({ startsOn }) => fromDateColumn(startsOn),
  }),
  endDate: t.field({
    type: 'Date',
    ...forStaff('The last day on which shoppers see it, or null.'),
    select: { endsOn: true },
    resolve: ({ endsOn }) => fromDateColumn(endsOn),
  }),
  status: t.field({
    type: CollectionStatusRef,
    ...forStaff('Whether shoppers see it today.'),
    select: DAYS,
    resolve: (collection) => statusOn(new Date(shopDay(new Date())), collection),
  }),
  version: t.exposeInt('version', forStaff('Raised by each change.')),
}));

builder.queryFields((t) => ({
  adminCollections: t.connection(
    {
      type: CollectionRef,
      nullable: true,
      description: 'All collections, newest first. Needs the permission `CATALOGUE`.',
      authScopes: { catalogue: true },
      args: {
        search: t.arg.string({ description: 'A part of the title, in any case.' }),
        status: t.arg({ type: CollectionStatusRef, description: 'Only those with this status.' }),
      },
      resolve: async (_root, { search, status, ...args }, context, info) => {
        requirePermission(requireViewer(context.authentication), 'CATALOGUE');
        const where = {
          ...(search != null && { title: { contains: escapeLike(search.trim()), mode: 'insensitive' as const } }),
          ...(status != null && whereStatus(status, new Date())),
        };
        const query = connectionQuery({ context, info, typeName: 'Collection' }, COLLECTION_BASE);
        const page = keysetPage(args, 'id', 'desc');
        const rows = await db.collection.findMany({ ...query, ...page, where: { AND: [where, page.where] } });
        return toNodeConnection(rows, args, () => db.collection.count({ where }));
      },
    },
    ...COLLECTION_CONNECTION,
  ),
  adminCollection: t.prismaField({
    type: CollectionRef,
    nullable: true,
    description: 'A collection that shoppers may not see; null for an unknown one. Needs the permission `CATALOGUE`.',
    authScopes: { catalogue: true },
    args: { id: t.arg.globalID({ for: CollectionRef, required: true, description: 'Its id.' }) },
    resolve: (query, _root, { id }, { authentication }) => {
      requirePermission(requireViewer(authentication), 'CATALOGUE');
      return db.collection.findUnique({ ...query, where: { id: id.id } });
    },
  }),
}));
