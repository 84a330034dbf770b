import { graphql, readInlineData } from 'react-relay';
import { storedPicture } from '../../media/formPicture.ts';
import type { draftOf_product$key } from './__generated__/draftOf_product.graphql.ts';
import type { Choice } from './ChoicePicker.tsx';
import type { ProductDraft } from './productDraft.ts';

/** A product of the shop as the form shows it before anything is changed. */
export function draftOf(key: draftOf_product$key): ProductDraft {
  const product = readInlineData(
    graphql`
      fragment draftOf_product on Product @inline {
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
        isPublished
      }
    `,
    key,
  );
  // Pictures by another name, because lists ask for the first one alone.
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
    sku,
    gstPercent: String(product.gstPercent),
    hsnCode: product.hsnCode ?? '',
    lowStockThreshold: String(product.lowStockThreshold),
    isPublished,
  };
}

function choiceOf({ id, name }: Choice): Choice {
  return { id, name };
}

/** Paise as they are typed: `49`, `49.50`. */
function rupeesOf(paise: number): string {
  const text = (paise / 100).toFixed(2);
  return text.endsWith('.00') ? text.slice(0, -3) : text;
}
