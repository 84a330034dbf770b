import { differingFields, type ProductDraft, type ProductField } from '../productDraft.ts';

/** Which version of a field is kept. */
export type Side = 'mine' | 'theirs';

/** A field that differs between two versions of a product. */
export interface Difference {
  field: ProductField;
  /** The default choice; null if both have changed the field, so that a choice is required. */
  defaultSide: Side | null;
}

/** The common base version, and the two versions edited from it. */
interface Versions {
  seen: ProductDraft;
  mine: ProductDraft;
  theirs: ProductDraft;
}

/**
 * The fields in which two versions of a product differ, in the order of the form. A stock that only `theirs` has changed is
 * left out, because sales must not be reverted.
 */
export function compareProducts({ seen, mine, theirs }: Versions): Difference[] {
  const byMe = differingFields(seen, mine);
  const byThem = differingFields(seen, theirs);
  return differingFields(mine, theirs)
    .filter((field) => field !== 'stock' || byMe.includes(field))
    .map((field) => {
      if (!byMe.includes(field)) return { field, defaultSide: 'theirs' };
      return { field, defaultSide: byThem.includes(field) ? null : 'mine' };
    });
}

/** Copies the named fields of a draft. */
export function pickFields(draft: ProductDraft, fields: readonly ProductField[]): Partial<ProductDraft> {
  return Object.fromEntries(Object.entries(draft).filter(([field]) => fields.some((one) => one === field)));
}
