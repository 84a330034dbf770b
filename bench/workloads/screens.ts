import { encodeId } from '../../api/src/platform/core/publicId.ts';
import { webDocument } from '../../api/src/testing/graphql/webDocument.ts';
import { seededId } from '../database/seededId.ts';
import type { RowCounts } from '../database/shopSize.ts';
import { GOODS } from '../database/words.ts';
import { fillCarts } from './fillCarts.ts';
import { dataOf, getPersisted } from './graphql.ts';
import { rotate, startOf } from './rotate.ts';
import { shoppersOf } from './shoppers.ts';
import type { Script, Unit, Workload, WorkloadContext } from './workload.ts';

/** A query of a screen. */
interface Screen {
  /** The name of the operation. */
  operation: string;
  /** What is asked for, in turn. */
  variables: object[];
  /** Whether it is sent without a session too. */
  isPublic: boolean;
}

const VARIANTS_OF_A_SCREEN = 100;
/** The shop of the bench takes cash only. */
const NULL_FIELD = 'onlinePayment';

/** The queries of the web client's screens, as it sends them: by GET and id, without a session and with the session's cookie. */
export function screens(context: WorkloadContext): Workload[] {
  return screensOf(context.counts).map(({ operation, variables, isPublic }) => {
    const text = webDocument(operation);
    const script =
      (cookiesOf: (connection: number) => Promise<Record<string, string>[]>): Script =>
      async (connection) => {
        const headers = await cookiesOf(connection);
        const asked = rotate(variables, startOf(connection, variables.length));
        const count = Math.max(asked.length, headers.length);
        return Array.from({ length: count }, (_each, index): Unit => {
          const request = getPersisted(text, asked[index % asked.length] ?? {}, headers[index % headers.length]);
          return [{ request, minLength: 20, read: readScreen }];
        });
      };
    const signedIn = script(async (connection) => {
      const shoppers = await shoppersOf(connection, context.jwtSecret);
      return shoppers.map(({ accessToken }) => ({ cookie: `accessToken=${accessToken}` }));
    });
    return {
      name: operation.replace(/(Page)?Query$/, ''),
      unit: 'request',
      variants: { ...(isPublic && { anonymous: script(async () => [{}]) }), signedIn },
      reset: fillCarts(context.connections),
    };
  });
}

/** Checks that the screen has its rows, and returns nothing to compare: a session changes the screen's content. */
function readScreen(body: string): void {
  const missing = Object.entries(dataOf<Record<string, unknown>>(body)).filter(
    ([field, value]) => value === null && field !== NULL_FIELD,
  );
  if (missing.length > 0) throw new Error(`No ${missing.map(([field]) => field).join(', ')}: ${body.slice(0, 500)}`);
}

function screensOf({ categories, subCategories, products }: RowCounts): Screen[] {
  const each = (variablesOf: (index: number) => object) =>
    Array.from({ length: VARIANTS_OF_A_SCREEN }, (_each, index) => variablesOf(index));
  const subCategory = (index: number) => 1 + (index % subCategories);
  const subCategoryId = (index: number) => encodeId('SubCategory', seededId('subCategory', subCategory(index)));
  const anyProduct = (index: number) => 1 + Math.floor((index * products) / VARIANTS_OF_A_SCREEN);
  return [
    { operation: 'LayoutFooterQuery', variables: [{}], isPublic: true },
    { operation: 'HomePageQuery', variables: [{}], isPublic: true },
    {
      operation: 'ListingPageQuery',
      variables: each((index) => ({
        categoryId: encodeId('Category', seededId('category', 1 + (subCategory(index) % categories))),
        subCategoryId: subCategoryId(index),
        filter: { subCategoryIds: [subCategoryId(index)] },
      })),
      isPublic: true,
    },
    {
      operation: 'FilterFacetsQuery',
      variables: each((index) => ({ isSearch: false, filter: { subCategoryIds: [subCategoryId(index)] } })),
      isPublic: true,
    },
    {
      operation: 'ProductPageQuery',
      variables: each((index) => ({ id: encodeId('Product', seededId('product', anyProduct(index))) })),
      isPublic: true,
    },
    {
      operation: 'SearchPageQuery',
      variables: each((index) => ({ text: (GOODS[index % GOODS.length] ?? '').toLowerCase() })),
      isPublic: true,
    },
    ...[
      'LayoutQuery',
      'CartDrawerQuery',
      'CheckoutPageQuery',
      'OrdersPageQuery',
      'AddressPageQuery',
      'ProfilePageQuery',
    ].map((operation) => ({ operation, variables: [{}], isPublic: false })),
  ];
}
