import { z } from 'zod';
import { COUNTRY_CODES } from '@kirana/shared/countries.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { optionalTextShape } from '../../../platform/core/text/textShape.ts';
import { PartyRef } from '../../../shop/catalogue/declarations/declarations.schema.ts';
import type { ProductValues } from '../products/productState.ts';

const line = (name: string, max: number) =>
  optionalTextShape(name, max).transform((text) => text && text.normalize('NFC').replace(/\s+/g, ' '));

/** The code of a country, of capitals or not. */
export const countryShape = z
  .string()
  .trim()
  .toUpperCase()
  .refine((code) => COUNTRY_CODES.includes(code), 'Choose a country');

/** The valid texts of declarations. */
export const declarationShapes = {
  countryOfOrigin: z.preprocess((code) => (code === '' ? null : code), countryShape.nullish()),
  genericName: line('Generic name', 100),
  netQuantity: line('Net quantity', 60),
  shelfLife: line('Shelf life', 100),
};

const fieldsShape = z.looseObject(declarationShapes);

/** The columns of the declarations of a product. */
export type DeclarationColumns = Pick<
  ProductValues,
  'manufacturerId' | 'packerId' | 'importerId' | keyof typeof declarationShapes
>;

/** What a product declares, as input. */
export const DeclarationsInputRef = builder.inputType('ProductDeclarationsInput', {
  description: 'What the pack declares. A field that is left out stays as it is; null removes it.',
  validate: fieldsShape,
  fields: (t) => ({
    manufacturerId: t.globalID({ for: PartyRef, description: 'Who makes it.' }),
    packerId: t.globalID({ for: PartyRef, description: 'Who packs it.' }),
    importerId: t.globalID({ for: PartyRef, description: 'Who imports it.' }),
    countryOfOrigin: t.string({ description: 'The code of ISO 3166-1 alpha-2, such as `IN`.' }),
    genericName: t.string({ description: 'At most 100 characters.' }),
    netQuantity: t.string({ description: 'At most 60 characters; for a category it has no effect.' }),
    shelfLife: t.string({ description: 'At most 100 characters.' }),
  }),
});

/** The columns that an input names. */
export function declarationsOf(
  input: typeof DeclarationsInputRef.$inferInput | null | undefined,
): Partial<DeclarationColumns> {
  return Object.fromEntries(
    Object.entries(input ?? {}).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, typeof value === 'object' && value !== null ? value.id : value]],
    ),
  );
}
