import { describe, expect, it } from 'vitest';
import { ROUTES_WITH_BODY, useRestCallers } from '../testing/rest/restCallers.ts';
import { tableDigests } from '../testing/postgres/tableDigests.ts';
import type { RestRoute } from './restRoute.ts';

/** Values that no field of text, of a number or of ids accepts. */
const WRONG_TYPES = [{ $gt: '' }, [['x']], true];
/** Values that a field may accept or refuse, without a server error. */
const ODD_VALUES = [
  ...[null, [], '', ' ', -1, 1.5, 1e308, 2_147_483_648, 'NaN', 'a\0b', '\ud800', '%E0%A4%A', "' OR 1=1 --"],
  ...['prod_00000000000000000000000000', 'x'.repeat(100_000), '🥭'.repeat(2000), { _id: 5 }, { __typename: 'x' }],
];

const callers = useRestCallers();
const isRead = ({ method, path }: RestRoute) => method === 'GET' || /\/(get|search)/.test(path);

describe('an invalid field', () => {
  it.each(ROUTES_WITH_BODY)('%s refuses wrong types with 422, and names the field', async (_name, route) => {
    const { client, body } = callers.callerOf(route);
    const before = await tableDigests();
    for (const field of Object.keys(body)) {
      for (const wrong of WRONG_TYPES) {
        if (field === 'more_details' && !Array.isArray(wrong) && typeof wrong === 'object') continue; // accepts any names
        const reply = await client.call(`${route.method} ${route.path}`, { ...body, [field]: wrong });
        expect(reply.status, `${field}: ${JSON.stringify(wrong)}`).toBe(422);
        const paths = reply.body.issues.map(({ path }: { path: string }) => path.split('.')[0]);
        expect(paths).toContain(field);
      }
    }
    expect(await tableDigests()).toEqual(before);
  });

  it.each(ROUTES_WITH_BODY)('%s has no server error for odd values', async (_name, route) => {
    const { client, body } = callers.callerOf(route);
    for (const field of Object.keys(body)) {
      const replies = await Promise.all(
        ODD_VALUES.map(async (value) => ({
          value,
          status: (await client.call(`${route.method} ${route.path}`, { ...body, [field]: value })).status,
        })),
      );
      expect(
        replies.filter(({ status }) => status >= 500),
        field,
      ).toEqual([]);
    }
  });

  it.each(ROUTES_WITH_BODY)('%s refuses overlong lists without reading them', async (_name, route) => {
    const { client, body } = callers.callerOf(route);
    for (const field of Object.keys(body)) {
      for (const long of [Array.from({ length: 5000 }, () => ({})), { ...Array.from({ length: 5000 }, () => []) }]) {
        const reply = await client.call(`${route.method} ${route.path}`, { ...body, [field]: long });
        const message = `${field} has more than 200 entries`;
        expect(reply).toMatchObject({ status: 422, body: { message, issues: [{ path: field, message }] } });
      }
    }
  });

  it.each(ROUTES_WITH_BODY)('%s ignores unknown fields', async (_name, route) => {
    const { client } = callers.callerOf(route);
    const before = await tableDigests();
    const reply = await client.call(`${route.method} ${route.path}`, {
      role: 'ADMIN',
      userId: 'x',
      isPublished: false,
    });
    if (reply.status === 200) expect(isRead(route) || route.path === 'user/update-user').toBe(true);
    else expect(reply.status).toBe(422);
    const { users: _before, ...others } = before;
    const { users: _after, ...now } = await tableDigests();
    expect(now).toEqual(others);
  });
});
