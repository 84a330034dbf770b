import { graphql, readInlineData } from 'react-relay';
import { requireField } from '../../relay/requireField.ts';
import { storedPicture } from '../../shop/media/formPicture.ts';
import type { toProductDraft_product$key } from './__generated__/toProductDraft_product.graphql.ts';
import type { Choice } from '../../ui/forms/ChoicePicker.tsx';
import type { ProductDraft } from './productDraft.ts';

/** The initial draft of a product in the form. */
export function toProductDraft(key: toProductDraft_product$key): ProductDraft {
  const product = readInlineData(
    graphql`
      fragment toProductDraft_product on Product @inline {
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
        brand
        sku
        gstPercent
        hsnCode
        lowStockThreshold
        maxPerOrder
        isPublished
      }
    `,
    key,
  );
  // An alias, because lists select only the first picture.
  const { name, description, allPictures, categories, subCategories, unit, details, sku, isPublished } = product;
  return {
    name,
    description,
    pictures: allPictures.map(storedPicture),
    categories: categories.map(choiceOf),
    subCategories: subCategories.map(choiceOf),
    unit,
    stock: String(product.stock),
    mrp: rupeesOf(product.mrp),
    discountPercent: String(product.discountPercent),
    details: details.map((detail) => ({ name: detail.name, value: detail.value })),
    brand: product.brand ?? '',
    sku: requireField(sku),
    gstPercent: String(requireField(product.gstPercent)),
    hsnCode: product.hsnCode ?? '',
    lowStockThreshold: String(requireField(product.lowStockThreshold)),
    maxPerOrder: product.maxPerOrder == null ? '' : String(product.maxPerOrder),
    isPublished,
  };
}

function choiceOf({ id, name }: Choice): Choice {
  return { id, name };
}

/** Paise as rupees to type: `49`, `49.50`. */
function rupeesOf(paise: number): string {
  const text = (paise / 100).toFixed(2);
  return text.endsWith('.00') ? text.slice(0, -3) : text;
}
