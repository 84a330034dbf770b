const uuidPart = '01k2q9v3d8f5wbx0m7t4n6r1ce';

/** Example ids for the documentation; no row has them. */
export const EXAMPLE_IDS = {
  product: `prod_${uuidPart}`,
  category: `cat_${uuidPart}`,
  subCategory: `sub_${uuidPart}`,
  line: `line_${uuidPart}`,
  address: `addr_${uuidPart}`,
} as const;

/** An example URL of a picture. */
export const EXAMPLE_PICTURE = '/media/0f3c8a5e7b2d4619a0c8e6f1b3d57294/768.webp';

/** The shopper's account of a demo shop. */
export const EXAMPLE_LOGIN = { email: 'shopper@kirana.example', password: 'kirana-demo' };

/** Whether a body contains an id, whose row may not exist. */
export function containsExampleId(example: unknown): boolean {
  const text = JSON.stringify(example ?? null);
  return Object.values(EXAMPLE_IDS).some((id) => text.includes(id));
}
