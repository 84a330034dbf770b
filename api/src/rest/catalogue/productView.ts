import type { FragmentOf } from 'gql.tada';
import { toRupees, absoluteUrl } from '../dataShapes.ts';
import { graphql } from '../restDocument.ts';

/** A product under the names and in the order of its fields in REST. */
export const PRODUCT = graphql(`
  fragment RestProduct on Product @_unmask {
    _id: id
    name
    image: pictures {
      url(width: 768)
    }
    category: categories {
      _id: id
      name
    }
    subCategory: subCategories {
      _id: id
      name
    }
    unit
    stock
    price: mrp
    discount: discountPercent
    description
    more_details: details {
      name
      value
    }
    publish: isPublished
    createdAt
    updatedAt
    isSoldOut
  }
`);

export function productView({ isSoldOut, ...product }: FragmentOf<typeof PRODUCT>, publicUrl: string) {
  return {
    ...product,
    image: product.image.map(({ url }) => absoluteUrl(url, publicUrl)),
    stock: isSoldOut ? 0 : product.stock, // a product that is no longer sold stays in carts with a stock of 0
    price: toRupees(product.price),
    more_details: Object.fromEntries(product.more_details.map(({ name, value }) => [name, value])),
  };
}
