import { graphql, readInlineData } from 'react-relay';
import type { wordsOfChange_product$key } from './__generated__/wordsOfChange_product.graphql.ts';
import { cardTexts } from './adminProductTexts.ts';

const glance = graphql`
  fragment wordsOfChange_product on Product @inline {
    name
    unit
    mrp
    discountPercent
    stock
    isPublished
  }
`;

/** In words, what somebody has changed of a product; nothing when it is not to be seen at a glance. */
export function wordsOfChange(beforeKey: wordsOfChange_product$key, nowKey: wordsOfChange_product$key): string[] {
  const before = readInlineData<wordsOfChange_product$key>(glance, beforeKey);
  const now = readInlineData<wordsOfChange_product$key>(glance, nowKey);
  const words = cardTexts.now;
  return [
    before.mrp !== now.mrp && words.mrp(now.mrp),
    before.discountPercent !== now.discountPercent && words.discount(now.discountPercent),
    before.stock !== now.stock && words.stock(now.stock),
    before.name !== now.name && words.name(now.name),
    before.unit !== now.unit && words.unit(now.unit),
    before.isPublished !== now.isPublished && (now.isPublished ? words.published : words.hidden),
  ].filter((word) => word !== false);
}
