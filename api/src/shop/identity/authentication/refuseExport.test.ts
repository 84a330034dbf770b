import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Viewer } from '../../../platform/core/viewer.ts';
import { db } from '../../../platform/db/client.ts';
import { makeApiToken } from '../../../testing/apiTokenFixtures.ts';
import { makeSession, makeShopper, makeStaff } from '../../../testing/fixtures.ts';
import { openRestServer } from '../../../testing/rest/restServer.ts';
import { createAccessTokens } from '../sessions/accessToken.ts';
import { TEST_SECRET } from '../../../testing/secretFixture.ts';

/** The last one does not exist, which those learn who may read it. */
const PATHS = [
  '/customers.csv',
  '/reports/sales-by-day/report.csv?from=2026-01-01&to=2026-01-02',
  '/report-runs/x/report.csv',
];
const SENT = [200, 200, 404].map((status) => [status, null]);
const refused = (status: number, challenge: string | null = null) => PATHS.map(() => [status, challenge]);

describe('a file with data of many people', () => {
  let shop: Awaited<ReturnType<typeof openRestServer>>;
  beforeAll(async () => {
    shop = await openRestServer();
  });
  afterAll(() => shop.close());

  const answersTo = async (token: string) =>
    Promise.all(
      PATHS.map(async (path) => {
        const response = await fetch(shop.url + path, { headers: { authorization: `Bearer ${token}` } });
        await response.arrayBuffer();
        return [response.status, response.headers.get('www-authenticate')];
      }),
    );
  const staff = () => makeStaff('CUSTOMERS', 'REPORTS');

  async function openSession(viewer: Viewer, authenticatedAt: Date): Promise<string> {
    const session = await makeSession(viewer);
    await db.session.update({ where: { id: session.sessionId }, data: { authenticatedAt } });
    return createAccessTokens(TEST_SECRET).issue(session);
  }

  it('is sent to a session that has proved who it is within the last minutes, and refused later with RFC 9470’s challenge', async () => {
    const viewer = await staff();
    expect(await answersTo(await openSession(viewer, new Date()))).toEqual(SENT);
    const tenHoursOld = await openSession(viewer, new Date(Date.now() - 10 * 3_600_000));
    expect(await answersTo(tenHoursOld)).toEqual(
      refused(401, 'Bearer error="insufficient_user_authentication", max_age="900"'),
    );
  });

  it('is sent to an API token of the scope EXPORT alone, whose owner may read it', async () => {
    const owner = await staff();
    const tokenOf = async (viewer: Viewer, scope: 'READ' | 'READ_WRITE' | 'EXPORT') =>
      (await makeApiToken(viewer, { scope })).token;
    expect(await answersTo(await tokenOf(owner, 'EXPORT'))).toEqual(SENT);
    expect(await answersTo(await tokenOf(owner, 'READ'))).toEqual(refused(403));
    expect(await answersTo(await tokenOf(owner, 'READ_WRITE'))).toEqual(refused(403));
    expect(await answersTo(await tokenOf(await makeStaff('ORDERS'), 'EXPORT'))).toEqual(refused(403));
    expect(await answersTo(await tokenOf(await makeShopper(), 'EXPORT'))).toEqual(refused(403));
  });

  it('is each CSV file but the catalogue’s and the refused rows of an import', () => {
    const routes = shop.app.printRoutes({ commonPrefix: false }).match(/\S*\.csv\b/g);
    expect([...new Set(routes)].sort()).toEqual([
      'catalogue-imports/:importId/refused.csv',
      'catalogue.csv',
      ...['customers.csv', 'report-runs/:runId/report.csv', 'reports/:handle/report.csv'],
    ]);
  });
});
