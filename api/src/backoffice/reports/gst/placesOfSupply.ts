import { STATE_KEY_NOISE, stateKey } from '../../../shop/addresses/stateKey.ts';
import { INDIAN_STATES, placeOfSupply } from '../../../platform/core/gst/indianStates.ts';
import { Prisma } from '../../../platform/db/generated/client.ts';

const PLACES = Object.entries(INDIAN_STATES).flatMap(([name, { spellings }]) =>
  [name, ...spellings].map((each) => ({ key: stateKey(each), label: placeOfSupply(name) })),
);

/** The states by the keys of their spellings, as `place(key, label)`; the label is GSTR-1's, such as `01-Jammu & Kashmir`. */
export const PLACES_OF_SUPPLY = Prisma.sql`
  unnest(${PLACES.map(({ key }) => key)}::text[], ${PLACES.map(({ label }) => label)}::text[]) AS place (key, label)`;

/** The key of a state as written; `stateKey` in SQL. */
export function stateKeySql(state: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`regexp_replace(replace(lower(normalize(${state}, NFKD)), '&', 'and'), ${STATE_KEY_NOISE}::text, '', 'g')`;
}
