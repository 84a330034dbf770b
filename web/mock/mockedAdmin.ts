import type { IMockStore } from '@graphql-tools/mock';
import { connection, type MockRef } from './mockedShop.ts';
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

/** What the mocked admin does to the mocked shop's categories and sub-categories. */
export function mockedAdmin(store: IMockStore, shop: MockResolvers): MockResolvers {
  const all = (field: string) => {
    const list = shop['Query']?.[field] as (root: null, paging: Paging) => ReturnType<typeof connection>;
    return list(null, { first: 1000 }).edges.map(({ node }) => node as MockRef); // the shop's own lists hold nothing else
  };
  const shopCategoriesOf = shop['SubCategory']?.['categories'] as (ref: MockRef) => Array<MockRef | undefined>;
  const categories = all('categories');
  const subCategories = all('subCategories');
  const picturesLeft = ['🍉', '🧀', '🥬', '🍇', '🧃'];
  let count = 0;

  const moved = new Map<string, MockRef[]>();
  const categoriesOf = (ref: MockRef) =>
    moved.get(ref.$ref.key) ?? shopCategoriesOf(ref).filter((one) => one !== undefined);
  const nameOf = ({ $ref }: MockRef) => String(store.get($ref.typeName, $ref.key, 'name'));
  const isTaken = (rows: MockRef[], name: string, id = '') =>
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
        const emoji = picturesLeft[count % picturesLeft.length] ?? '🍉';
        count += 1;
        const picture = store.get(
          'Picture',
          `pic_new${count}`,
          mockPicture({ emoji, tint: '#e3f0dc', alt: input.alt }),
        );
        return { __typename: 'PictureUploadPayload', picture };
      },
      categoryAdd: (_root, { input }: { input: CategoryInput }) => {
        if (isTaken(categories, input.name)) return nameTaken;
        return {
          __typename: 'CategoryAddPayload',
          categoryEdge: { cursor: 'new', node: add('Category', categories, input) },
        };
      },
      categoryEdit: (_root, { input }: { input: CategoryInput & { categoryId: string } }) => {
        if (isTaken(categories, input.name, input.categoryId)) return nameTaken;
        return { __typename: 'CategoryEditPayload', category: change('Category', input.categoryId, input) };
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
      subCategoryAdd: (_root, { input }: { input: SubCategoryInput }) => {
        if (isTaken(subCategories, input.name)) return nameTaken;
        const node = add('SubCategory', subCategories, input);
        moved.set(node.$ref.key, refsOf(input.categoryIds));
        return { __typename: 'SubCategoryAddPayload', subCategoryEdge: { cursor: 'new', node } };
      },
      subCategoryEdit: (_root, { input }: { input: SubCategoryInput & { subCategoryId: string } }) => {
        if (isTaken(subCategories, input.name, input.subCategoryId)) return nameTaken;
        moved.set(input.subCategoryId, refsOf(input.categoryIds));
        const subCategory = change('SubCategory', input.subCategoryId, input);
        return { __typename: 'SubCategoryEditPayload', subCategory };
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
