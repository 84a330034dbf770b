const uuidPart = '01k2q9v3d8f5wbx0m7t4n6r1ce';

/** Ids as they look, for the documentation; none of them exists. */
export const EXAMPLE_IDS = {
  product: `prod_${uuidPart}`,
  category: `cat_${uuidPart}`,
  subCategory: `sub_${uuidPart}`,
  line: `line_${uuidPart}`,
  address: `addr_${uuidPart}`,
} as const;

/** The address of a picture as it looks. */
export const EXAMPLE_PICTURE = '/media/0f3c8a5e7b2d4619a0c8e6f1b3d57294/768.webp';

/** The account of a shopper that a demo shop has. */
export const EXAMPLE_LOGIN = { email: 'shopper@kirana.example', password: 'kirana-demo' };

/** Whether a body names something by its id, which may not be there. */
export function namesSomething(example: unknown): boolean {
  const text = JSON.stringify(example ?? null);
  return Object.values(EXAMPLE_IDS).some((id) => text.includes(id));
}
