import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MARKETING_NOTICES } from '@kirana/shared/consent.ts';
import { recordConsent } from '../../consent/consents.ts';
import { db } from '../../db/client.ts';
import { createFingerprint } from '../../core/caller.ts';
import { makeShopper, newId } from '../../../testing/fixtures.ts';
import { TEST_SECRET } from '../../../testing/secretFixture.ts';
import { openServer } from '../../../testing/server/inProcessServer.ts';
import { readUnsubscribeToken, unsubscribeToken } from '../mailOptOut.ts';

const FORM = 'application/x-www-form-urlencoded';
const fingerprint = createFingerprint(TEST_SECRET);
let app: FastifyInstance;
let userId: string;
let token: string;

beforeAll(async () => {
  app = await openServer();
});
afterAll(() => app.close());
beforeEach(async () => {
  ({ userId } = await makeShopper());
  token = unsubscribeToken({ userId, category: 'ORDER_UPDATES' }, fingerprint);
});

const optOuts = () => db.mailOptOut.findMany({ where: { userId }, select: { category: true } });
const ask = (options: InjectOptions = {}, path = '/unsubscribe') =>
  app.inject({ url: `${path}?token=${token}`, ...options });
/** What Gmail and others send: no cookie, no header of the shop's. */
const oneClick = (): InjectOptions => ({
  method: 'POST',
  headers: { 'content-type': FORM },
  payload: 'List-Unsubscribe=One-Click',
});

describe('an unsubscribe link', () => {
  it('unsubscribes by a one-click request, and again without a difference', async () => {
    for (let click = 0; click < 2; click += 1) {
      const { statusCode, headers, body } = await ask(oneClick());
      expect(statusCode).toBe(200);
      expect(headers['cache-control']).toBe('no-store');
      expect(body).toContain('You’re unsubscribed from order updates');
      expect(await optOuts()).toEqual([{ category: 'ORDER_UPDATES' }]);
    }
  });

  it.each([
    ['a multipart form', { 'content-type': 'multipart/form-data; boundary=x' }, '--x--'],
    ['an empty form', { 'content-type': FORM }, ''],
    ['no body', {}, undefined],
  ])('unsubscribes by %s', async (_name, headers, payload) => {
    const request: InjectOptions = { method: 'POST', headers, ...(payload !== undefined && { payload }) };
    expect((await ask(request)).statusCode).toBe(200);
    expect(await optOuts()).toHaveLength(1);
  });

  it('asks when it is opened, and changes nothing', async () => {
    for (const method of ['GET', 'HEAD'] as const) {
      const { statusCode, body } = await ask({ method });
      expect(statusCode).toBe(200);
      if (method === 'GET') expect(body).toContain('Unsubscribe from order updates?');
    }
    expect(await optOuts()).toEqual([]);
  });

  it('shows the state of a person who has unsubscribed, and undoes it', async () => {
    await ask(oneClick());
    expect((await ask()).body).toContain('You’re unsubscribed from order updates');
    const { statusCode, body } = await ask({ method: 'POST', headers: { 'content-type': FORM } }, '/unsubscribe/undo');
    expect(statusCode).toBe(200);
    expect(body).toContain('You’re subscribed to order updates again');
    expect(await optOuts()).toEqual([]);
  });

  it('withdraws the consent to offers once, which no link gives back', async () => {
    const [notice] = MARKETING_NOTICES;
    const consent = { userId, purpose: 'MARKETING_EMAIL', place: 'ACCOUNT', notice } as const;
    await db.$transaction((tx) => recordConsent(tx, consent, new Date()));
    token = unsubscribeToken({ userId, category: 'MARKETING' }, fingerprint);
    expect((await ask()).body).toContain('Unsubscribe from offers and news?');
    for (const _click of [1, 2]) expect((await ask(oneClick())).statusCode).toBe(200);
    const undone = await ask({ method: 'POST', headers: { 'content-type': FORM } }, '/unsubscribe/undo');
    expect(undone.body).toContain('You’re unsubscribed from offers and news');
    expect(undone.body).not.toContain('Undo');
    const records = await db.consent.findMany({ where: { userId }, orderBy: { number: 'asc' } });
    expect(records.map(({ place, isGiven }) => [place, isGiven])).toEqual([
      ['ACCOUNT', true],
      ['UNSUBSCRIBE_LINK', false],
    ]);
    expect(await optOuts()).toEqual([]);
  });

  it('turns off its own category of its own user alone', async () => {
    const other = await makeShopper();
    await ask(oneClick());
    expect(await db.mailOptOut.count({ where: { userId: other.userId } })).toBe(0);
    expect(await optOuts()).toEqual([{ category: 'ORDER_UPDATES' }]);
  });

  it('answers for a deleted account and an unknown one as for another', async () => {
    const { body } = await ask(oneClick());
    const strip = (html: string) => html.replaceAll(/token=[^"]+/g, '');
    await db.mailOptOut.deleteMany();
    await db.user.update({ where: { id: userId }, data: { status: 'INACTIVE' } });
    const deleted = await ask(oneClick());
    token = unsubscribeToken({ userId: newId(), category: 'ORDER_UPDATES' }, fingerprint);
    const unknown = await ask(oneClick());
    expect([deleted.statusCode, strip(deleted.body)]).toEqual([200, strip(body)]);
    expect([unknown.statusCode, strip(unknown.body)]).toEqual([200, strip(body)]);
    expect(await db.mailOptOut.count()).toBe(0);
  });

  it('works for no other token', async () => {
    const [category, id, signature] = token.split('.') as [string, string, string];
    const other = await makeShopper();
    const foreign = unsubscribeToken({ userId: other.userId, category: 'ORDER_UPDATES' }, createFingerprint('other'));
    const forged = [
      ...['', 'x', `${token}x`, token.slice(0, -1), foreign, `<script>`, '%00', 'x'.repeat(5000)],
      ...[`BACK_IN_STOCK.${id}.${signature}`, `${category}.${id.replace(/^./, 'Q')}.${signature}`],
    ];
    for (const each of forged) {
      token = encodeURIComponent(each);
      for (const request of [oneClick(), {}]) {
        const { statusCode, body } = await ask(request);
        expect(statusCode).toBe(400);
        expect(body).toContain('This link doesn’t work');
        expect(body).not.toContain('<script');
      }
    }
    for (const query of ['', '?token=a&token=b']) {
      expect((await app.inject(`/unsubscribe${query}`)).statusCode).toBe(400);
    }
    expect(await db.mailOptOut.count()).toBe(0);
  });

  it('answers 405 to other methods and 413 to a large body', async () => {
    expect((await ask({ method: 'PUT' })).statusCode).toBe(405);
    expect((await ask({ ...oneClick(), payload: 'x'.repeat(20_000) })).statusCode).toBe(413);
  });

  it('is limited by address', async () => {
    const limited = await openServer({ THROTTLE: 'on', RATE_LIMIT_PER_MINUTE: '2' });
    const statuses: number[] = [];
    for (let click = 0; click < 3; click += 1) {
      statuses.push((await limited.inject({ url: `/unsubscribe?token=${token}`, ...oneClick() })).statusCode);
    }
    await limited.close();
    expect(statuses).toEqual([200, 200, 429]);
  });
});

describe('an unsubscribe token', () => {
  it('names the user and the category, and reveals no address', async () => {
    expect(readUnsubscribeToken(token, fingerprint)).toEqual({ userId, category: 'ORDER_UPDATES' });
    expect(token).toMatch(/^ORDER_UPDATES\.[\w-]{22}\.[\w-]{43}$/);
  });
});
