import { z } from 'zod';

const MAX_LIMIT = 100;
const DEFAULT_LIMIT = 10;
const MAX_PAGE = 100_000;

/** A line of text; what it must hold is the graph's to say. */
export const text = (name: string) => z.string(`${name} must be text`);

/** The answer to the challenge of a failed attempt. */
export const challengeAnswer = z
  .object({
    provider: z.enum(['PROOF_OF_WORK', 'TURNSTILE', 'HCAPTCHA'], 'provider must be that of the challenge'),
    response: text('response'),
  })
  .optional()
  .meta({
    id: 'ChallengeAnswer',
    description:
      'Only after a failure whose `data` has a `challenge`: its `provider`, and as `response` the solved proof of work or the token of the widget.',
  });

/** A complaint that names its field, for shapes that several fields have. */
function messageWithPath(message: string) {
  return ({ path = [] }: { path?: PropertyKey[] | undefined }) => `${path.join('.')} ${message}`;
}

/** The id of an object, or the object as an earlier call gave it. */
export const idOrRow = z
  .union([z.string(), z.looseObject({ _id: z.string() }).transform(({ _id }) => _id)], {
    error: messageWithPath('must be an id'),
  })
  .meta({ id: 'IdOrRow', description: 'A public id, or an object that has it as `_id`.' });

/** Ids, or objects that have them, one or several. */
export const idsOrRows = z
  .union([idOrRow.transform((id) => [id]), z.array(idOrRow)], {
    error: messageWithPath('must be ids, or objects with an `_id`'),
  })
  .meta({
    id: 'IdsOrRows',
    description: 'Public ids, or the objects that have them as `_id`; one alone needs no list.',
  });

/** A number, or its digits as forms send them. */
const numeric = (name: string) =>
  z.union(
    [
      z.number(),
      z
        .string()
        .trim()
        .regex(/^-?\d{1,12}(\.\d{1,6})?$/)
        .transform(Number),
    ],
    `${name} must be a number`,
  );

/** A whole number that GraphQL's Int can hold. */
export const whole = (name: string) => numeric(name).pipe(z.int32(`${name} must be a whole number`));

/** An amount in rupees with at most two decimals, read as paise. */
export const rupees = (name: string) =>
  numeric(name)
    .pipe(z.number().min(0, `${name} must not be negative`).max(999_999_999, `${name} is too much`))
    .transform((amount, check) => {
      const paise = Math.round(amount * 100);
      if (Math.abs(amount * 100 - paise) >= 1e-6) check.addIssue(`${name} can have at most two decimals`);
      return paise;
    })
    .meta({ description: 'Rupees, with at most two decimals.' });

/** What a shopper typed. It may arrive percent-encoded, as old clients send it. */
export const searchText = text('search')
  .transform((typed) => {
    try {
      return decodeURIComponent(typed);
    } catch {
      return typed; // `50% off` is no encoding
    }
  })
  .meta({ description: 'Words or their beginnings; may be percent-encoded.' });

export const pageFields = {
  page: whole('page')
    .pipe(z.number().min(1, 'page must be at least 1').max(MAX_PAGE, `page must be at most ${MAX_PAGE}`))
    .default(1)
    .meta({ description: 'Which page, from 1.', default: 1 }),
  limit: whole('limit')
    .pipe(z.number().min(1, 'limit must be at least 1').max(MAX_LIMIT, `limit must be at most ${MAX_LIMIT}`))
    .default(DEFAULT_LIMIT)
    .meta({ description: `How many of them a page has, at most ${MAX_LIMIT}.`, default: DEFAULT_LIMIT }),
};

/** A page as the graph's lists take it. */
export function pageOf({ page, limit }: { page: number; limit: number }): { first: number; offset: number } {
  return { first: limit, offset: (page - 1) * limit };
}

const uuidPart = '01k2q9v3d8f5wbx0m7t4n6r1ce';

/** Example ids for the documentation; no row has them. */
export const EXAMPLE_IDS = {
  product: `prod_${uuidPart}`,
  category: `cat_${uuidPart}`,
  subCategory: `sub_${uuidPart}`,
  line: `line_${uuidPart}`,
  address: `addr_${uuidPart}`,
} as const;

export const EXAMPLE_PICTURE = '/media/0f3c8a5e7b2d4619a0c8e6f1b3d57294/768.webp';

/** The shopper's account of a demo shop. */
export const EXAMPLE_LOGIN = { email: 'shopper@kirana.example', password: 'kirana-demo' };

/** Whether a body contains an id, whose row may not exist. */
export function containsExampleId(example: unknown): boolean {
  const text = JSON.stringify(example ?? null);
  return Object.values(EXAMPLE_IDS).some((id) => text.includes(id));
}
