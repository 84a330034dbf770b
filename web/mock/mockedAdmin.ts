import type { IMockStore } from '@graphql-tools/mock';
import { connection, type MockRef } from './mockedCatalogue.ts';
import type { MockResolvers } from './mockedServer.ts';
import { mockPicture } from './mocks.ts';

interface CategoryInput {
  name: string;
  pictureId: string;
}

interface SubCategoryInput extends CategoryInput {
  categoryIds: string[];
}

type Paging = Parameters<typeof connection>[1];

const nameTaken = { __typename: 'NameTakenError', message: 'The name is taken already' };

/** The mutations of the mocked shop's categories and sub-categories. */
export function mockedAdmin(store: IMockStore, shop: MockResolvers): MockResolvers {
  const all = (field: string) => {
    const list = shop['Query']?.[field] as (root: null, paging: Paging) => ReturnType<typeof connection>;
    return list(null, { first: 1000 }).edges.map(({ node }) => node as MockRef); // the shop's own lists contain nothing else
  };
  const shopCategoriesOf = shop['SubCategory']?.['categories'] as (ref: MockRef) => Array<MockRef | undefined>;
  const categories = all('categories');
  const subCategories = all('subCategories');
  const uploadEmojis = ['🍉', '🧀', '🥬', '🍇', '🧃'];
  let count = 0;

  const categoryOverrides = new Map<string, MockRef[]>();
  const categoriesOf = (ref: MockRef) =>
    categoryOverrides.get(ref.$ref.key) ?? shopCategoriesOf(ref).filter((one) => one !== undefined);
  const nameOf = ({ $ref }: MockRef) => String(store.get($ref.typeName, $ref.key, 'name'));
  const isNameTaken = (rows: MockRef[], name: string, id = '') =>
    rows.some((row) => row.$ref.key !== id && nameOf(row).toLowerCase() === name.toLowerCase());
  const remove = (rows: MockRef[], id: string) =>
    rows.splice(
      rows.findIndex(({ $ref }) => $ref.key === id),
      1,
    );
  const add = (type: string, rows: MockRef[], { name, pictureId }: CategoryInput) => {
    count += 1;
    const values = { name, picture: store.get('Picture', pictureId) };
    const node = store.get(type, `${type === 'Category' ? 'cat' : 'sub'}_new${count}`, values) as MockRef; // an object's reference
    rows.push(node);
    return node;
  };
  const change = (type: string, id: string, { name, pictureId }: CategoryInput) => {
    store.set(type, id, { name, picture: store.get('Picture', pictureId) });
    return store.get(type, id);
  };
  const isNew = (id: string) => id.includes('new');

  return {
    Query: {
      categories: (_root, paging) => connection(categories, paging),
      subCategories: (_root, paging) => connection(subCategories, paging),
    },
    SubCategory: { categories: categoriesOf },
    Mutation: {
      pictureUpload: (_root, { input }: { input: { alt: string } }) => {
        const emoji = uploadEmojis[count % uploadEmojis.length] ?? '🍉';
        count += 1;
        const picture = store.get(
          'Picture',
          `pic_new${count}`,
          mockPicture({ emoji, dominantColor: '#e3f0dc', alt: input.alt }),
        );
        return { __typename: 'PictureUploadPayload', picture };
      },
      categoryCreate: (_root, { input }: { input: CategoryInput }) => {
        if (isNameTaken(categories, input.name)) return nameTaken;
        return {
          __typename: 'CategoryCreatePayload',
          categoryEdge: { cursor: 'new', node: add('Category', categories, input) },
        };
      },
      categoryUpdate: (_root, { input }: { input: CategoryInput & { categoryId: string } }) => {
        if (isNameTaken(categories, input.name, input.categoryId)) return nameTaken;
        return { __typename: 'CategoryUpdatePayload', category: change('Category', input.categoryId, input) };
      },
      categoryDelete: (_root, { input: { categoryId } }: { input: { categoryId: string } }) => {
        const within = subCategories.filter((sub) => categoriesOf(sub).some(({ $ref }) => $ref.key === categoryId));
        if (within.length > 0) {
          return {
            __typename: 'CategoryInUseError',
            message: 'It is in use: 3 sub-categories, 15 products',
            subCategoryCount: within.length,
            productCount: within.filter(({ $ref }) => !isNew($ref.key)).length * 5,
          };
        }
        remove(categories, categoryId);
        return { __typename: 'CategoryDeletePayload', deletedCategoryId: categoryId };
      },
      subCategoryCreate: (_root, { input }: { input: SubCategoryInput }) => {
        if (isNameTaken(subCategories, input.name)) return nameTaken;
        const node = add('SubCategory', subCategories, input);
        categoryOverrides.set(node.$ref.key, refsOf(input.categoryIds));
        return { __typename: 'SubCategoryCreatePayload', subCategoryEdge: { cursor: 'new', node } };
      },
      subCategoryUpdate: (_root, { input }: { input: SubCategoryInput & { subCategoryId: string } }) => {
        if (isNameTaken(subCategories, input.name, input.subCategoryId)) return nameTaken;
        categoryOverrides.set(input.subCategoryId, refsOf(input.categoryIds));
        const subCategory = change('SubCategory', input.subCategoryId, input);
        return { __typename: 'SubCategoryUpdatePayload', subCategory };
      },
      subCategoryDelete: (_root, { input: { subCategoryId } }: { input: { subCategoryId: string } }) => {
        if (!isNew(subCategoryId)) {
          return {
            __typename: 'SubCategoryInUseError',
            message: 'It is in use: 5 products',
            productCount: 5,
          };
        }
        remove(subCategories, subCategoryId);
        return { __typename: 'SubCategoryDeletePayload', deletedSubCategoryId: subCategoryId };
      },
    },
  };

  function refsOf(ids: string[]): MockRef[] {
    return categories.filter(({ $ref }) => ids.includes($ref.key));
  }
}
