import type { RequestListener } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isPublicAddress } from '../http/publicAddress.ts';
import { PUBLIC_TARGETS, type TargetRules } from '../http/targetRules.ts';
import { LOOPBACK_TARGETS, openReceiver, type WebhookReceiver } from '../testing/webhookReceiver.ts';
import { postMessage } from './postMessage.ts';

let receiver: WebhookReceiver;
beforeEach(async () => {
  receiver = await openReceiver();
});
afterEach(() => receiver.close());

const post = (targets: TargetRules = LOOPBACK_TARGETS, url = receiver.url) =>
  postMessage({ url, headers: { 'webhook-id': 'msg_1' }, body: '{"type":"ping"}' }, targets);
const failing = (failure: string) => ({ statusCode: null, failure });
const INSIDE = failing('its server is not on the public internet');
/** As in a shop, but that http will do and names lead where the test says. */
const leadingTo = (...addresses: string[]): TargetRules => ({
  ...PUBLIC_TARGETS,
  isHttpAllowed: true,
  ask: async () => addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
});

describe('postMessage', () => {
  it('posts JSON, says who it is, and keeps no line open', async () => {
    expect(await post()).toEqual({ statusCode: 204, failure: null });
    expect(receiver.received).toEqual([
      {
        body: '{"type":"ping"}',
        headers: {
          host: new URL(receiver.url).host,
          'content-type': 'application/json',
          'content-length': '15',
          'user-agent': 'Kirana-Webhooks/1',
          'webhook-id': 'msg_1',
          connection: 'close',
        },
      },
    ]);
  });

  it.each([200, 400, 410, 500])('answers the status %i', async (status) => {
    receiver.manners.answer = (_request, response) => response.writeHead(status).end('{}');
    expect(await post()).toEqual({ statusCode: status, failure: null });
  });

  it.each(['http://10.0.0.1/', 'http://169.254.169.254/latest/meta-data/', '/elsewhere'])(
    'does not follow a redirect to %s',
    async (location) => {
      receiver.manners.answer = (_request, response) => response.writeHead(307, { location }).end();
      expect(await post()).toEqual({ statusCode: 307, failure: null });
      expect(receiver.received).toHaveLength(1);
    },
  );

  it('cuts an answer without an end', async () => {
    receiver.manners.answer = (_request, response) => {
      const more = () => void (!response.destroyed && response.write(Buffer.alloc(10_000), more));
      more();
    };
    expect(await post()).toEqual({ statusCode: 200, failure: null });
  });

  it.each<[string, RequestListener, object]>([
    ['never answers', () => undefined, failing('its server took too long')],
    ['hangs up', ({ socket }) => socket.destroy(), failing('its server hung up')],
    ['speaks no HTTP', ({ socket }) => socket.end('Hello\r\n\r\n'), failing('its server can’t be reached')],
    ['dribbles', (_request, response) => response.write('.'), { statusCode: 200, failure: null }],
  ])('is done with a server that %s', async (_what, answer, outcome) => {
    receiver.manners.answer = answer;
    expect(await post({ ...LOOPBACK_TARGETS, patienceMs: 300 })).toEqual(outcome);
  });

  it('says when nobody is there, or nobody is known by the name', async () => {
    await receiver.close();
    expect(await post()).toEqual(failing('its server refuses connections'));
    const ask = () => Promise.reject(Object.assign(new Error('getaddrinfo'), { code: 'ENOTFOUND' }));
    expect(await post({ ...LOOPBACK_TARGETS, ask })).toEqual(failing('its server can’t be found'));
  });

  it('does not wait for a name service that never answers', async () => {
    const ask = () => new Promise<never>(() => undefined);
    expect(await post({ ...LOOPBACK_TARGETS, ask, patienceMs: 100 })).toEqual(failing('its server took too long'));
  });

  it('ends when the shop is stopped', async () => {
    receiver.manners.answer = () => stop.abort();
    const stop = new AbortController();
    const message = { url: receiver.url, headers: {}, body: '{}' };
    expect(await postMessage(message, LOOPBACK_TARGETS, stop.signal)).toEqual(
      failing('the shop was stopped meanwhile'),
    );
  });

  it.each([
    'http://127.0.0.1/',
    'http://127.1/',
    'http://0x7f.1/',
    'http://2130706433/',
    'http://[::1]/',
    'http://[::ffff:7f00:1]/',
    'http://[::7f00:1]/',
    'http://[100:0:0:1::1]/',
    'http://[4000::1]/',
    'http://10.0.0.1/',
    'http://169.254.169.254/',
    'https://192.168.1.1:8443/',
  ])('sends nothing to %s', async (url) => {
    expect(await post({ ...PUBLIC_TARGETS, isHttpAllowed: true }, url)).toEqual(INSIDE);
  });

  it.each([['127.0.0.1'], ['10.1.2.3'], ['::1'], ['169.254.169.254'], ['93.184.215.14', '10.0.0.1']])(
    'sends nothing when a name leads to %j %j',
    async (...addresses) => {
      expect(await post(leadingTo(...addresses))).toEqual(INSIDE);
    },
  );

  it('connects to the address that was checked, whatever the name leads to by then', async () => {
    let asked = 0;
    const ask: TargetRules['ask'] = async () => {
      asked += 1;
      return [{ address: asked === 1 ? '127.0.0.1' : '10.0.0.1', family: 4 }];
    };
    const isAllowed = (address: string) => address === '127.0.0.1' || isPublicAddress(address);
    expect(await post({ ...LOOPBACK_TARGETS, isAllowed, ask })).toEqual({ statusCode: 204, failure: null });
    expect(await post({ ...LOOPBACK_TARGETS, isAllowed, ask })).toEqual(INSIDE);
  });

  it('sends nothing without TLS in a shop that insists on it', async () => {
    expect(await post({ ...LOOPBACK_TARGETS, isHttpAllowed: false })).toEqual(failing('URL must begin with https://'));
    expect(receiver.received).toEqual([]);
  });
});
