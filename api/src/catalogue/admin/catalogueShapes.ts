import { z } from 'zod';
import { textShape } from '../../graphql/textShape.ts';

const MAX_CATEGORIES = 50;

/** A line of text with letters composed and single spaces, so that two that look alike are alike. */
export function lineShape(name: string, max: number) {
  return textShape(name, max).transform((line) => line.normalize('NFC').replace(/\s+/g, ' '));
}

const nameShape = lineShape('Name', 60);

/** What the fields of a category must hold. */
export const categoryShape = z.looseObject({ name: nameShape });

/** What the fields of a sub-category must hold. */
export const subCategoryShape = z.looseObject({
  name: nameShape,
  categoryIds: z
    .array(z.unknown())
    .min(1, 'Choose at least one category')
    .max(MAX_CATEGORIES, `Choose at most ${MAX_CATEGORIES} categories`),
});
