import { graphql, readInlineData } from 'react-relay';
import type { describeChanges_product$key } from './__generated__/describeChanges_product.graphql.ts';
import { texts } from './texts.ts';

const comparedFields = graphql`
  fragment describeChanges_product on Product @inline {
    name
    unit
    mrp
    discountPercent
    stock
    isPublished
  }
`;

/** Names the changed fields of a product that its card shows; empty if only other fields changed. */
export function describeChanges(beforeKey: describeChanges_product$key, nowKey: describeChanges_product$key): string[] {
  const before = readInlineData<describeChanges_product$key>(comparedFields, beforeKey);
  const now = readInlineData<describeChanges_product$key>(comparedFields, nowKey);
  const words = texts.now;
  return [
    before.mrp !== now.mrp && words.mrp(now.mrp),
    before.discountPercent !== now.discountPercent && words.discount(now.discountPercent),
    before.stock !== now.stock && words.stock(now.stock),
    before.name !== now.name && words.name(now.name),
    before.unit !== now.unit && words.unit(now.unit),
    before.isPublished !== now.isPublished && (now.isPublished ? words.published : words.hidden),
  ].filter((word) => word !== false);
}
