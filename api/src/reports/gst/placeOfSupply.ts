import { INDIAN_STATES } from '../../addresses/indianStates.ts';
import { stateKey } from '../../addresses/stateKey.ts';
import { GST_STATE_CODES } from '../../core/gstStateCodes.ts';
import { Prisma } from '../../db/generated/client.ts';

const PLACES = Object.entries(INDIAN_STATES).flatMap(([name, others]) =>
  [name, ...others].map((each) => ({ key: stateKey(each), label: `${GST_STATE_CODES[name] ?? ''}-${name}` })),
);

/** The states by the keys of their spellings, as `place(key, label)`; the label is GSTR-1's, such as `27-Maharashtra`. */
export const PLACES_OF_SUPPLY = Prisma.sql`
  unnest(${PLACES.map(({ key }) => key)}::text[], ${PLACES.map(({ label }) => label)}::text[]) AS place (key, label)`;

/** The key of a state that somebody wrote; `stateKey` in SQL. */
export function stateKeySql(state: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`regexp_replace(replace(lower(${state}), '&', 'and'), '[^a-z]', '', 'g')`;
}
