import { differingFields, type ProductDraft, type ProductField } from './productDraft.ts';

/** Whose state of a field is to stay. */
export type Side = 'mine' | 'theirs';

/** A field that is different in two states of a product. */
export interface Difference {
  field: ProductField;
  /** Whose state stays unless somebody says otherwise; null when both have changed it, and somebody must say. */
  natural: Side | null;
}

/** The state that two people began from, and what each has made of it. */
interface Versions {
  seen: ProductDraft;
  mine: ProductDraft;
  theirs: ProductDraft;
}

/**
 * In what two people's states of a product differ, in the order of the form. A stock that only the others have changed is left
 * out: what was sold meanwhile stays sold.
 */
export function compareProducts({ seen, mine, theirs }: Versions): Difference[] {
  const byMe = differingFields(seen, mine);
  const byThem = differingFields(seen, theirs);
  return differingFields(mine, theirs)
    .filter((field) => field !== 'stock' || byMe.includes(field))
    .map((field) => {
      if (!byMe.includes(field)) return { field, natural: 'theirs' };
      return { field, natural: byThem.includes(field) ? null : 'mine' };
    });
}

/** The fields of a draft and no others. */
export function pickFields(draft: ProductDraft, fields: readonly ProductField[]): Partial<ProductDraft> {
  return Object.fromEntries(Object.entries(draft).filter(([field]) => fields.some((one) => one === field)));
}
