import { graphql, useFragment } from 'react-relay';
import { Picture } from '../../media/Picture.tsx';
import { Price } from '../../../ui/money/Price.tsx';
import type { OftenBoughtWithCard_product$key } from './__generated__/OftenBoughtWithCard_product.graphql.ts';
import { AddToCartButton } from '../AddToCartButton.tsx';
import { OftenBoughtWithLayout } from './OftenBoughtWithLayout.tsx';

/** A product that is often bought with the cart: a compact card with the control that adds it. */
export function OftenBoughtWithCard({ product: productKey }: { product: OftenBoughtWithCard_product$key }) {
  const product = useFragment(
    graphql`
      fragment OftenBoughtWithCard_product on Product {
        name
        unit
        price
        mrp
        pictures(first: 1) {
          ...Picture_picture
        }
        ...AddToCartButton_product
      }
    `,
    productKey,
  );
  return (
    <OftenBoughtWithLayout
      picture={<Picture picture={product.pictures[0]} sizes="126px" isDecoration />}
      name={product.name}
      unit={product.unit}
      price={<Price price={product.price} mrp={product.mrp} size="sm" />}
      action={<AddToCartButton product={product} size="card" />}
    />
  );
}
