import type { IMockStore } from '@graphql-tools/mock';
import type { MockResolvers } from './mockedServer.ts';
import { mockPicture } from './mocks.ts';
import { catalogueRows } from './catalogueRows.ts';
import { facetsOf } from './facetsOf.ts';
import { filterProducts, type FilterableProduct, type ProductArguments } from './filterProducts.ts';

const brands = ['Gaon Fresh', 'Annapurna', 'Roz Ka', 'Himkan', null];
const units = ['500 g', '1 kg', '250 g', '6 pcs', '1 L'];
const discounts = [0, 10, 0, 15, 25];

interface Paging {
  first?: number;
  after?: string;
  offset?: number;
}

/** The rows of catalogueRows as resolvers: the same ids, prices and lists at every start, paging included. */
export function mockedCatalogue(store: IMockStore) {
  const categories = catalogueRows.map(createCategory);
  const subCategories = categories.flatMap((category) => category.subCategories);
  const products = subCategories.flatMap((subCategory) => subCategory.products);

  function createCategory(
    { name, emoji, dominantColor, subCategories: rows }: (typeof catalogueRows)[number],
    index: number,
  ) {
    const id = `cat_${index + 1}`;
    const pictureOf = (alt: string) => store.get('Picture', `pic_${alt}`, mockPicture({ emoji, dominantColor, alt }));
    const ref = store.get('Category', id, { name, picture: pictureOf(name) });
    const own = Object.entries(rows).map(([subName, productNames], subIndex) => {
      const subId = `sub_${index + 1}x${subIndex + 1}`;
      const subRef = store.get('SubCategory', subId, { name: subName, picture: pictureOf(subName) });
      const ownProducts = productNames.map((productName, productIndex) => {
        const productId = `prod_${index + 1}x${subIndex + 1}x${productIndex + 1}`;
        const facts = createProduct(productId, productName, subId);
        const pictures = [pictureOf(productName)];
        return {
          id: productId,
          name: productName,
          pictures,
          ref: store.get('Product', productId),
          categoryRef: ref,
          subRef,
          ...facts,
        };
      });
      return { id: subId, ref: subRef, categoryRef: ref, products: ownProducts };
    });
    return { id, ref, subCategories: own };
  }

  function createProduct(id: string, name: string, subCategoryId: string): FilterableProduct {
    const seed = Array.from(id + name).reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
    const mrp = 2500 + (seed % 40) * 500;
    const discountPercent = discounts[seed % discounts.length] ?? 0;
    const stock = seed % 11 === 0 ? 0 : 3 + (seed % 30);
    const brand = brands[seed % brands.length] ?? null;
    const unit = units[seed % units.length] ?? '';
    const price = mrp - Math.ceil((mrp * discountPercent) / 10_000) * 100;
    store.set('Product', id, {
      name,
      brand,
      unit,
      mrp,
      discountPercent,
      price,
      stock,
      maxQuantity: Math.min(stock, 20),
      maxPerOrder: 20,
      isSoldOut: stock === 0,
      deliveryBadge: '10 Min',
    });
    return { subCategoryId, brand, unit, price, discountPercent, isSoldOut: stock === 0 };
  }

  const categoryOf = ({ $ref }: MockRef) => categories.find(({ id }) => id === $ref.key);
  const subCategoryOf = ({ $ref }: MockRef) => subCategories.find(({ id }) => id === $ref.key);
  const productOf = ({ $ref }: MockRef) => products.find(({ id }) => id === $ref.key);
  const found = (search: string) =>
    products.filter(({ name }) => name.toLowerCase().includes(search.trim().toLowerCase()));

  const searchOf = (text: string | undefined, count: number) =>
    text === undefined
      ? null
      : {
          correctedText: null,
          missingWords: [],
          matchedText: text,
          subCategory: null,
          category: null,
          nearestSubCategories: count > 0 ? [] : refs(subCategories).slice(0, 8),
          popularProducts: count > 0 ? [] : refs(products).slice(0, 8),
        };
  const suggestionsOf = (text: string) => {
    const hits = text.trim() === '' ? [] : found(text);
    const groups = new Set(hits.map(({ subRef }) => subRef));
    return {
      correctedText: null,
      queries: hits.map(({ name }) => name.toLowerCase()).slice(0, 6),
      subCategories: [...groups].slice(0, 3),
      brands: [],
      products: (args: Paging) => refs(hits).slice(0, args.first ?? 6),
    };
  };

  const resolvers: MockResolvers = {
    Query: {
      searchSuggestions: (_root, { text }: { text: string }) => suggestionsOf(text),
      categories: (_root, args) => connection(refs(categories), args),
      subCategories: (_root, args) => connection(refs(subCategories), args),
      products: (_root, args: Paging & ProductArguments & { search?: string }) => {
        const matches = found(args.search ?? '');
        return {
          ...connection(refs(filterProducts(matches, args)), args),
          facets: facetsOf(matches, args.filter ?? {}),
          search: searchOf(args.search, matches.length),
        };
      },
      popularProducts: (_root, { first = 10 }: Paging) => refs(products.slice(0, first)),
      category: (_root, { id }: { id: string }) => categories.find((category) => category.id === id)?.ref ?? null,
      subCategory: (_root, { id }: { id: string }) => subCategories.find((one) => one.id === id)?.ref ?? null,
      product: (_root, { id }: { id: string }) => products.find((product) => product.id === id)?.ref ?? null,
      node: (_root, { id }: { id: string }) =>
        [...categories, ...subCategories, ...products].find((one) => one.id === id)?.ref ?? null,
    },
    Category: {
      subCategories: (ref: MockRef, args) => connection(refs(categoryOf(ref)?.subCategories ?? []), args),
      products: (ref: MockRef, args) =>
        connection(refs(categoryOf(ref)?.subCategories.flatMap((one) => one.products) ?? []), args),
    },
    SubCategory: {
      categories: (ref: MockRef) => [subCategoryOf(ref)?.categoryRef],
      products: (ref: MockRef, args) => connection(refs(subCategoryOf(ref)?.products ?? []), args),
    },
    Picture: {
      // The mock store keeps a value per set of arguments; ours is the same drawing at every width.
      url: ({ $ref }: MockRef) => String(store.get('Picture', $ref.key, 'srcSet')).split(' ')[0],
    },
    Product: {
      pictures: (ref: MockRef) => productOf(ref)?.pictures ?? [],
      categories: (ref: MockRef) => [productOf(ref)?.categoryRef],
      subCategories: (ref: MockRef) => [productOf(ref)?.subRef],
      related: (ref: MockRef, args) =>
        connection(
          refs(
            subCategoryOf(productOf(ref)?.subRef as MockRef)?.products.filter((one) => one.id !== ref.$ref.key) ?? [],
          ),
          args,
        ),
    },
  };
  return resolvers;
}

/** A reference to an object of the mock store. */
export interface MockRef {
  $ref: { key: string; typeName: string };
}

function refs(rows: ReadonlyArray<{ ref: unknown }>): unknown[] {
  return rows.map(({ ref }) => ref);
}

/** A page of `nodes` as the API would return it; cursors are positions. */
export function connection(nodes: readonly unknown[], { first = 20, after, offset = 0 }: Paging) {
  const start = after === undefined || after === null ? offset : Number(after) + 1;
  const edges = nodes.slice(start, start + first).map((node, index) => ({ cursor: String(start + index), node }));
  return {
    edges,
    totalCount: nodes.length,
    pageInfo: {
      startCursor: edges.at(0)?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
      hasPreviousPage: start > 0,
      hasNextPage: start + first < nodes.length,
    },
  };
}
