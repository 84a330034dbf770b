import { graphql, readInlineData } from 'react-relay';
import { type FormPicture, storedPicture } from '../../shop/media/formPicture.ts';
import { parseRupees } from '../../ui/money/parseRupees.ts';
import type { ProductCreateInput } from './form/__generated__/NewProductPageCreateMutation.graphql.ts';
import type { ProductUpdateInput } from './form/__generated__/EditProductPageUpdateMutation.graphql.ts';
import type { Choice } from '../../ui/forms/ChoicePicker.tsx';
import { dropInvisible } from '@kirana/shared/numbers.ts';
import { parseCount } from '../../ui/numbers/parseCount.ts';
import {
  emptyDeclarations,
  toDeclarationsDraft,
  toDeclarationsInput,
  type DeclarationsDraft,
} from '../declarations/declarationsDraft.ts';
import { requireField } from '../../relay/requireField.ts';
import type { productDraft_toProductDraft$key } from './__generated__/productDraft_toProductDraft.graphql.ts';

/** The fields of the product form, in its order. */
export const productFields = [
  'name',
  'description',
  'pictures',
  'categories',
  'subCategories',
  'unit',
  'stock',
  'mrp',
  'discountPercent',
  'details',
  'declarations',
  'brand',
  'sku',
  'barcode',
  'gstPercent',
  'hsnCode',
  'lowStockThreshold',
  'maxPerOrder',
  'availableForSale',
] as const;

export type ProductField = (typeof productFields)[number];

/** The values that are not typed as text. */
interface ChosenValues {
  pictures: readonly FormPicture[];
  categories: readonly Choice[];
  subCategories: readonly Choice[];
  details: ReadonlyArray<{ name: string; value: string }>;
  declarations: DeclarationsDraft;
  availableForSale: boolean;
}

/** The text fields. */
export type ProductTextField = Exclude<ProductField, keyof ChosenValues>;

/** The values of the product form; numbers are the typed text, the price is in rupees. */
export type ProductDraft = ChosenValues & Record<ProductTextField, string>;

/** The initial draft of a new product. */
export const emptyDraft: ProductDraft = {
  name: '',
  description: '',
  pictures: [],
  categories: [],
  subCategories: [],
  unit: '',
  stock: '',
  mrp: '',
  discountPercent: '',
  details: [],
  declarations: emptyDeclarations,
  brand: '',
  sku: '',
  barcode: '',
  gstPercent: '0',
  hsnCode: '',
  lowStockThreshold: '5',
  maxPerOrder: '',
  availableForSale: true,
};

/** The fields whose values differ between two drafts. */
export function differingFields(one: ProductDraft, other: ProductDraft): ProductField[] {
  return productFields.filter((field) => meaningOf(field, one) !== meaningOf(field, other));
}

/** The normalised value of a field, whatever its spelling. */
function meaningOf(field: ProductField, draft: ProductDraft): string {
  switch (field) {
    case 'pictures':
      return draft.pictures.map(({ id, key }) => id ?? key).join();
    case 'categories':
    case 'subCategories':
      return draft[field].map(({ id }) => id).join();
    case 'details':
      return JSON.stringify(draft.details.map(({ name, value }) => [name, value.trim()]));
    case 'declarations':
      return JSON.stringify(toDeclarationsInput(draft.declarations));
    case 'mrp':
      return String(parseRupees(draft.mrp) ?? draft.mrp);
    case 'stock':
    case 'discountPercent':
    case 'gstPercent':
    case 'lowStockThreshold':
    case 'maxPerOrder':
      return String(parseCount(draft[field]) ?? draft[field]);
    case 'availableForSale':
      return String(draft.availableForSale);
    default:
      return draft[field].trim();
  }
}

/** The name of a field in the API's input. */
export function inputNameOf(field: ProductField): keyof ProductCreateInput {
  switch (field) {
    case 'pictures':
      return 'pictureIds';
    case 'categories':
      return 'categoryIds';
    case 'subCategories':
      return 'subCategoryIds';
    default:
      return field;
  }
}

/** Converts a validated draft to the input of productCreate. */
export function toProductInput(draft: ProductDraft): ProductCreateInput {
  const brand = draft.brand.trim();
  const sku = dropInvisible(draft.sku).trim();
  const barcode = dropInvisible(draft.barcode).replace(/\s+/g, '');
  const hsnCode = dropInvisible(draft.hsnCode).trim();
  return {
    name: draft.name.trim(),
    description: draft.description.trim(),
    pictureIds: draft.pictures.flatMap(({ id }) => (id === null ? [] : [id])),
    categoryIds: draft.categories.map(({ id }) => id),
    subCategoryIds: draft.subCategories.map(({ id }) => id),
    unit: draft.unit.trim(),
    stock: parseCount(draft.stock) ?? 0,
    mrp: parseRupees(draft.mrp) ?? 0,
    discountPercent: parseCount(draft.discountPercent) ?? 0,
    details: draft.details.map(({ name, value }) => ({ name, value: value.trim() })),
    declarations: toDeclarationsInput(draft.declarations),
    brand: brand === '' ? null : brand,
    ...(sku !== '' && { sku }),
    barcode: barcode === '' ? null : barcode,
    gstPercent: parseCount(draft.gstPercent) ?? 0,
    hsnCode: hsnCode === '' ? null : hsnCode,
    lowStockThreshold: parseCount(draft.lowStockThreshold) ?? 0,
    maxPerOrder: parseCount(draft.maxPerOrder),
    availableForSale: draft.availableForSale,
  };
}

/**
 * The changes of a validated draft against `seen`, as the input of productUpdate. A changed stock is sent with the stock that
 * was on the screen, so that sales in between count.
 */
export function toProductChanges(
  draft: ProductDraft,
  seen: ProductDraft,
): Omit<ProductUpdateInput, 'productId' | 'version'> {
  const changed = differingFields(draft, seen).map(inputNameOf);
  const entries = Object.entries(toProductInput(draft)).filter(([name]) => changed.some((one) => one === name));
  const changes: Partial<ProductUpdateInput> = Object.fromEntries(entries);
  return changes.stock == null ? changes : { ...changes, seenStock: parseCount(seen.stock) ?? 0 };
}

/** The initial draft of a product in the form. */
export function toProductDraft(key: productDraft_toProductDraft$key): ProductDraft {
  const product = readInlineData(
    graphql`
      fragment productDraft_toProductDraft on Product @inline {
        name
        description
        allPictures: pictures {
          ...formPicture_picture
        }
        categories {
          id
          name
        }
        subCategories {
          id
          name
        }
        unit
        stock
        mrp
        discountPercent
        details {
          name
          value
        }
        declarations {
          ...declarationsDraft_declarations
        }
        brand
        sku
        barcode
        gstPercent
        hsnCode
        lowStockThreshold
        maxPerOrder
        availableForSale
      }
    `,
    key,
  );
  // An alias, because lists select only the first picture.
  const { allPictures, ...others } = product;
  return {
    ...others,
    pictures: allPictures.map(storedPicture),
    stock: String(product.stock),
    mrp: rupeesOf(product.mrp),
    discountPercent: String(product.discountPercent),
    declarations: toDeclarationsDraft(product.declarations),
    brand: product.brand ?? '',
    sku: requireField(product.sku),
    barcode: product.barcode ?? '',
    gstPercent: String(requireField(product.gstPercent)),
    hsnCode: product.hsnCode ?? '',
    lowStockThreshold: String(requireField(product.lowStockThreshold)),
    maxPerOrder: product.maxPerOrder == null ? '' : String(product.maxPerOrder),
  };
}

/** Paise as rupees to type: `49`, `49.50`. */
function rupeesOf(paise: number): string {
  const text = (paise / 100).toFixed(2);
  return text.endsWith('.00') ? text.slice(0, -3) : text;
}
