import type { FragmentOf } from 'gql.tada';
import type { z } from 'zod';
import { toRupees, absoluteUrl, type productData } from '../dataShapes.ts';
import { graphql } from '../restDocument.ts';

export const PRODUCT = graphql(`
  fragment RestProduct on Product @_unmask {
    id
    name
    unit
    stock
    isSoldOut
    mrp
    discountPercent
    description
    isPublished
    createdAt
    updatedAt
    details {
      name
      value
    }
    pictures {
      url(width: 768)
    }
    categories {
      id
      name
    }
    subCategories {
      id
      name
    }
  }
`);

export function productView(product: FragmentOf<typeof PRODUCT>, publicUrl: string): z.input<typeof productData> {
  const { id, name, unit, description, mrp, discountPercent, createdAt, updatedAt } = product;
  return {
    _id: id,
    name,
    image: product.pictures.map(({ url }) => absoluteUrl(url, publicUrl)),
    category: product.categories.map(namedRefView),
    subCategory: product.subCategories.map(namedRefView),
    unit,
    stock: product.isSoldOut ? 0 : product.stock, // a product that is no longer sold stays in carts with a stock of 0
    price: toRupees(mrp),
    discount: discountPercent,
    description,
    more_details: Object.fromEntries(product.details.map((detail) => [detail.name, detail.value])),
    publish: product.isPublished,
    createdAt,
    updatedAt,
  };
}

/** A category or sub-category with its name only. */
export function namedRefView({ id, name }: { id: string; name: string }): { _id: string; name: string } {
  return { _id: id, name };
}
