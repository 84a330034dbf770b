import { channel } from 'node:diagnostics_channel';
import type { RequestListener } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isPublicAddress, PUBLIC_EGRESS, type EgressPolicy } from '../../platform/http/egressPolicy.ts';
import { LOOPBACK_EGRESS, openReceiver, type WebhookReceiver } from '../../testing/webhooks/webhookReceiver.ts';
import { postMessage } from './postMessage.ts';

let receiver: WebhookReceiver;
beforeEach(async () => {
  receiver = await openReceiver();
});
afterEach(() => {
  vi.restoreAllMocks();
  return receiver.close();
});

const post = (targets: EgressPolicy = LOOPBACK_EGRESS, url = receiver.url) =>
  postMessage({ url, headers: { 'webhook-id': 'msg_1' }, body: '{"type":"ping"}' }, targets);
const failing = (failure: string) => ({ statusCode: null, failure });
const INSIDE = failing('its server is not on the public internet');
/** The policy of a shop, with http allowed and names resolved by the test. */
const leadingTo = (...addresses: string[]): EgressPolicy => ({
  ...PUBLIC_EGRESS,
  isHttpAllowed: true,
  resolve: async () => addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
});

describe('postMessage', () => {
  it('posts JSON with a user agent, and closes the connection', async () => {
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

  it('closes an endless response', async () => {
    receiver.manners.answer = (_request, response) => {
      const more = () => void (!response.destroyed && response.write(Buffer.alloc(10_000), more));
      more();
    };
    expect(await post()).toEqual({ statusCode: 200, failure: null });
  });

  it.each<[string, RequestListener, object]>([
    ['hangs up', ({ socket }) => socket.destroy(), failing('its server hung up')],
    ['speaks no HTTP', ({ socket }) => socket.end('Hello\r\n\r\n'), failing('its server can’t be reached')],
  ])('ends with a server that %s', async (_what, answer, outcome) => {
    receiver.manners.answer = answer;
    expect(await post()).toEqual(outcome);
  });

  it('ends with a server that never answers', async () => {
    receiver.manners.answer = () => undefined;
    expect(await post({ ...LOOPBACK_EGRESS, timeoutMs: 300 })).toEqual(failing('its server took too long'));
  });

  it('ends with a server that dribbles, whose status counts', async () => {
    const timeout = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(timeout.signal);
    const isHere = channel('http.client.response.finish');
    const passTime = () => void setImmediate(() => timeout.abort());
    isHere.subscribe(passTime);
    receiver.manners.answer = (_request, response) => response.write('.');
    expect(await post()).toEqual({ statusCode: 200, failure: null });
    expect(timeout.signal.aborted).toBe(true);
    isHere.unsubscribe(passTime);
  });

  it('reports a refused connection and an unknown name', async () => {
    await receiver.close();
    expect(await post()).toEqual(failing('its server refuses connections'));
    const resolve = () => Promise.reject(Object.assign(new Error('getaddrinfo'), { code: 'ENOTFOUND' }));
    expect(await post({ ...LOOPBACK_EGRESS, resolve })).toEqual(failing('its server can’t be found'));
  });

  it('times out when the name service does not respond', async () => {
    const resolve = () => new Promise<never>(() => undefined);
    expect(await post({ ...LOOPBACK_EGRESS, resolve, timeoutMs: 100 })).toEqual(failing('its server took too long'));
  });

  it('ends when the process stops', async () => {
    receiver.manners.answer = () => stop.abort();
    const stop = new AbortController();
    const message = { url: receiver.url, headers: {}, body: '{}' };
    expect(await postMessage(message, LOOPBACK_EGRESS, stop.signal)).toEqual(
      failing('the shop was stopped in the meantime'),
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
    expect(await post({ ...PUBLIC_EGRESS, isHttpAllowed: true }, url)).toEqual(INSIDE);
  });

  it.each([['127.0.0.1'], ['10.1.2.3'], ['::1'], ['169.254.169.254'], ['93.184.215.14', '10.0.0.1']])(
    'sends nothing when a name leads to %j %j',
    async (...addresses) => {
      expect(await post(leadingTo(...addresses))).toEqual(INSIDE);
    },
  );

  it('connects to the address that was checked, whatever the name resolves to later', async () => {
    let asked = 0;
    const resolve: EgressPolicy['resolve'] = async () => {
      asked += 1;
      return [{ address: asked === 1 ? '127.0.0.1' : '10.0.0.1', family: 4 }];
    };
    const isAllowed = (address: string) => address === '127.0.0.1' || isPublicAddress(address);
    expect(await post({ ...LOOPBACK_EGRESS, isAllowed, resolve })).toEqual({ statusCode: 204, failure: null });
    expect(await post({ ...LOOPBACK_EGRESS, isAllowed, resolve })).toEqual(INSIDE);
  });

  it('sends nothing without TLS when the policy requires it', async () => {
    expect(await post({ ...LOOPBACK_EGRESS, isHttpAllowed: false })).toEqual(failing('URL must start with https://'));
    expect(receiver.received).toEqual([]);
  });
});
