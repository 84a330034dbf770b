import { MAX_BULK_PRODUCTS, MAX_STOCK } from '@kirana/shared/limits.ts';
import { z } from 'zod';
import type { Staple } from '../../../../demo/stapleCatalogue.ts';
import { decodeCursor, type PageArgs, readPage } from '../../platform/core/page.ts';
import { requireViewer } from '../../platform/core/viewer.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { listOf, toConnection } from '../../platform/graphql/connection.ts';
import { TooManyAttemptsError } from '../../platform/limits/throttle.ts';
import { pictureUrl } from '../../platform/media/pictureUrl.ts';
import { CatalogueImportEdge, importFields } from '../import/import.schema.ts';
import { addStaples, StaplesInShopError } from './addStaples.ts';
import { findStapleProducts, findStaples, readStaples } from './findStaples.ts';
import { stapleKey } from './staplePictures.ts';

const THUMBNAIL_WIDTH = 96;
const placeCursor = z.tuple([z.int32().min(0)]);

const StapleRef = builder.objectRef<Staple & { isInShop: boolean }>('Staple').implement({
  description: 'A product in a pack size that nearly every grocer sells, without a brand and without a price.',
  authScopes: { catalogue: true },
  fields: (t) => ({
    sku: t.exposeString('sku', { description: 'What identifies it.' }),
    name: t.exposeString('name', { description: 'Its name.' }),
    unit: t.exposeString('unit', { description: 'The pack size.' }),
    subCategory: t.string({ description: 'Its first one.', resolve: ({ subCategories }) => subCategories[0] ?? '' }),
    gstPercent: t.exposeInt('gstPercent', { description: 'The usual goods and services tax.' }),
    hsnCode: t.exposeString('hsnCode', { nullable: true, description: 'The usual tariff code.' }),
    pictureUrl: t.string({
      description: `Its picture, ${THUMBNAIL_WIDTH} pixels wide.`,
      resolve: ({ picture }) => pictureUrl({ key: stapleKey(picture), cloud: null }, THUMBNAIL_WIDTH),
    }),
    isInShop: t.exposeBoolean('isInShop', { description: 'Whether the shop has a product that was made of it.' }),
  }),
});

/** A page of the staples with their places in the list, and one more when another page follows. */
function pageOf(staples: readonly Staple[], args: PageArgs): { staple: Staple; place: number }[] {
  const { size, isBackward, after, before } = readPage(args);
  const first = after === null ? 0 : decodeCursor(after, placeCursor)[0] + 1;
  const end = before === null ? staples.length : decodeCursor(before, placeCursor)[0];
  const between = staples.map((staple, place) => ({ staple, place })).slice(first, Math.max(first, end));
  return (isBackward ? between.toReversed() : between).slice(0, size + 1);
}

builder.queryFields((t) => ({
  stapleCategories: t.stringList({
    nullable: true,
    description: 'The categories of the staples. Needs the permission `CATALOGUE`.',
    authScopes: { catalogue: true },
    resolve: async () => [...new Set((await readStaples()).flatMap(({ categories }) => categories.slice(0, 1)))],
  }),
  staples: t.connection(
    {
      type: StapleRef,
      nullable: true,
      description: 'Staples by category, the most wanted first. Needs the permission `CATALOGUE`.',
      authScopes: { catalogue: true },
      args: {
        category: t.arg.string({ description: 'Of this category alone.' }),
        search: t.arg.string({
          description: 'Words of their names, packs and sub-categories.',
          validate: z.string().max(100),
        }),
      },
      resolve: async (_root, { category, search, ...args }, { authentication }) => {
        const found = await findStaples(requireViewer(authentication), {
          category: category ?? null,
          search: search ?? null,
        });
        const rows = pageOf(found, args);
        const { inShop } = await findStapleProducts(rows.map(({ staple }) => staple));
        return toConnection(rows, args, {
          keysOf: ({ place }) => [place],
          nodeOf: ({ staple }) => ({ ...staple, isInShop: inShop.has(staple.sku) }),
          totalCount: () => found.length,
        });
      },
    },
    ...listOf('Staple', StapleRef, ['A staple', 'staples']),
  ),
}));

const StapleLineInputRef = builder.inputType('StapleLineInput', {
  description: 'A staple with the shop’s own price.',
  fields: (t) => ({
    sku: t.string({ required: true, description: '`Staple.sku`.' }),
    brand: t.string({
      defaultValue: '',
      description: 'The brand that the shop sells; empty for loose goods.',
      validate: z.string().max(100),
    }),
    mrp: t.field({ type: 'Paise', required: true, description: 'The maximum retail price, above 0.' }),
    stock: t.int({
      required: true,
      description: `The pieces in stock, at most ${MAX_STOCK}.`,
      validate: z.number().int().min(0).max(MAX_STOCK),
    }),
  }),
});

builder.mutationField('staplesAdd', (t) =>
  t.fieldWithInput({
    description:
      'Stores staples as an import and queues its dry run, without those that the shop has; `catalogueImportRun` adds them. Needs the permission `CATALOGUE`.',
    type: importFields.payload('StaplesAddPayload', 'The stored import.', (payload) => ({
      catalogueImportEdge: payload.field(importFields.edge(CatalogueImportEdge, 'For the beginning of a list.')),
    })),
    authScopes: { catalogue: true },
    errors: { types: [StaplesInShopError, TooManyAttemptsError] },
    input: {
      lines: t.input.field({
        type: [StapleLineInputRef],
        required: true,
        description: `1 to ${MAX_BULK_PRODUCTS} staples, each once.`,
        validate: z.array(z.unknown()).min(1).max(MAX_BULK_PRODUCTS),
      }),
    },
    resolve: (_root, { input: { lines } }, { authentication, caller }) =>
      addStaples(
        requireViewer(authentication),
        {
          lines: lines.map(({ sku, brand, mrp, stock }) => ({
            sku,
            brand: (brand ?? '').trim(),
            mrpPaise: mrp,
            stock,
          })),
        },
        { throttle: caller.throttle },
      ),
  }),
);
