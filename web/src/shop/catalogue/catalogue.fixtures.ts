import type { MockResolvers } from '../../../mock/mockedServer.ts';
import { fakeConnection } from '../../relay/testing/fakeConnection.ts';

type Paging = Parameters<typeof fakeConnection>[1];

/** For tests: a product of the schema; the mocks fill in the other fields. */
export function fakeProduct(id: string, fields: Record<string, unknown> = {}) {
  return {
    __typename: 'Product',
    id,
    name: `Product ${id}`,
    brand: null,
    unit: '500 g',
    isSoldOut: false,
    deliveryBadge: '10 Min',
    ...fields,
  };
}

/** For tests: `count` products, the first one 'Product prod_1'; another prefix gives two lists different ids. */
export function fakeProducts(count: number, prefix = 'prod') {
  return Array.from({ length: count }, (_, index) => fakeProduct(`${prefix}_${index + 1}`));
}

/** For tests: `count` categories, each with the sub-categories and the number of products given. */
export function fakeCategories(count: number, { subCategories = ['Milk', 'Bread'], products = 2 } = {}) {
  return Array.from({ length: count }, (_, index) => {
    const id = `cat_${index + 1}`;
    const subCategoryNodes = subCategories.map((name, place) => ({
      __typename: 'SubCategory',
      id: `sub_${place + 1}`,
      name,
    }));
    return {
      __typename: 'Category',
      id,
      name: `Category ${index + 1}`,
      subCategories: (paging: Paging) => fakeConnection(subCategoryNodes, paging),
      products: (paging: Paging) => fakeConnection(fakeProducts(products), paging),
    };
  });
}

/** For tests: answers the home page's lists from `categories`. */
export function fakeShop(categories: ReturnType<typeof fakeCategories>, sections = FIRST_SECTIONS): MockResolvers {
  return {
    Query: {
      categories: (_root: unknown, paging: Paging) => fakeConnection(categories, paging),
      homePage: () => ({ sections }),
    },
  };
}

/** The home page as each shop has it at first. */
const FIRST_SECTIONS: readonly { __typename: string; id: string }[] = [
  'HomeOrderAgain',
  'HomeBuiltInBanner',
  'HomeCategoryTiles',
  'HomeCategoryRows',
].map((__typename) => ({ __typename, id: __typename }));
