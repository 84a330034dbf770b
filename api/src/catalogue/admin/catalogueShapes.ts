import { z } from 'zod';
import { textShape } from '../../core/textShape.ts';

const MAX_CATEGORIES = 50;

/** A line of text with composed letters and single spaces, so that two lines that look equal are equal. */
export function singleLineShape(name: string, max: number) {
  return textShape(name, max).transform((line) => line.normalize('NFC').replace(/\s+/g, ' '));
}

const nameShape = singleLineShape('Name', 60);

/** The valid fields of a category. */
export const categoryShape = z.looseObject({ name: nameShape });

/** The valid fields of a sub-category. */
export const subCategoryShape = z.looseObject({
  name: nameShape,
  categoryIds: z
    .array(z.unknown())
    .min(1, 'Choose at least one category')
    .max(MAX_CATEGORIES, `Choose at most ${MAX_CATEGORIES} categories`),
});
