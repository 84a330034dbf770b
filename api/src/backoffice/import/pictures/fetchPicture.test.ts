import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { isPublicAddress } from '../../../platform/http/egressPolicy.ts';
import { fetchPicture, PUBLIC_RULES, type FetchRules } from './fetchPicture.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** Starts a server on this machine under a host name. */
async function serve(answer: RequestListener, host = 'images.example'): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://${host}:${(server.address() as AddressInfo).port}`; // it listens on TCP
}

const LOOPBACK = [{ address: '127.0.0.1', family: 4 }];
/** Rules that resolve each name to this machine and allow each port. */
const HERE: FetchRules = {
  ...PUBLIC_RULES,
  isAllowed: () => true,
  resolve: async () => LOOPBACK,
  rejectionReason: () => null,
};
/** The shop's rules with a resolver of the test. */
const leadingTo = (...addresses: string[]): FetchRules => ({
  ...PUBLIC_RULES,
  resolve: async () => addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
});

const reasonOf = (address: string, rules: FetchRules = PUBLIC_RULES) =>
  fetchPicture(address, rules).then(
    () => 'fetched',
    (error: Error) => error.message,
  );

const INSIDE = 'its server is not on the public internet';

describe('fetchPicture', () => {
  it('returns the file, and sends no data about the shop', async () => {
    const asked: unknown[] = [];
    const origin = await serve((request, response) => {
      asked.push(request.url, request.headers);
      response.end('a picture');
    });
    expect(String(await fetchPicture(`${origin}/a%20b.jpg?x=1`, HERE))).toBe('a picture');
    expect(asked).toEqual([
      '/a%20b.jpg?x=1',
      {
        accept: 'image/*',
        'accept-encoding': 'identity',
        'user-agent': 'Kirana',
        host: new URL(origin).host,
        connection: 'close',
      },
    ]);
  });

  it('follows at most three redirects', async () => {
    const origin = await serve((request, response) => {
      const left = Number(request.url?.slice(1));
      if (left === 0) response.end('there');
      else response.writeHead(302, { location: `/${left - 1}` }).end();
    });
    expect(String(await fetchPicture(`${origin}/3`, HERE))).toBe('there');
    expect(await reasonOf(`${origin}/4`, HERE)).toBe('its server redirects too often');
  });

  it.each([
    'http://127.0.0.1/',
    'http://127.1/',
    'http://0x7f.1/',
    'http://2130706433/',
    'http://0/',
    'http://[::1]/',
    'http://[::]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[2002:7f00:1::]/',
    'http://[fe80::1]/',
    'http://[fd00::1]/',
    'http://10.0.0.1/',
    'http://172.16.0.1/',
    'http://192.168.1.1/',
    'http://100.64.0.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://224.0.0.1/',
    'http://255.255.255.255/',
    'http://localhost/',
  ])('does not resolve %s', async (address) => {
    expect(await reasonOf(address)).toBe(INSIDE);
  });

  it.each([['127.0.0.1'], ['10.1.2.3'], ['::1'], ['169.254.169.254'], ['93.184.215.14', '10.0.0.1'], []])(
    'goes nowhere when a name leads to %j %j',
    async (...addresses) => {
      expect(await reasonOf('http://innocent.example/', leadingTo(...addresses))).toBe(INSIDE);
    },
  );

  it.each([
    ['http://user:pw@images.example/', 'its address contains a password'],
    ['http://images.example:22/', 'its address uses a port other than 80 or 443'],
    ['file:///etc/passwd', 'its address must start with http:// or https://'],
    ['gopher://images.example/', 'its address must start with http:// or https://'],
  ])('does not fetch %s', async (address, reason) => {
    expect(await reasonOf(address)).toBe(reason);
  });

  it.each([
    ['http://10.0.0.1/', INSIDE],
    ['http://[::1]:80/', INSIDE],
    ['//169.254.169.254/', INSIDE],
    ['http://images.example:22/', 'its address uses a port other than 80 or 443'],
    ['file:///etc/passwd', 'its address must start with http:// or https://'],
    ['http://', 'its server redirects to an invalid address'],
  ])('does not follow a redirect to %s', async (location, reason) => {
    const origin = await serve((_request, response) => response.writeHead(301, { location }).end());
    const rules: FetchRules = {
      ...PUBLIC_RULES,
      resolve: async () => LOOPBACK,
      isAllowed: (address) => address === '127.0.0.1' || isPublicAddress(address),
      rejectionReason: (url) => (url.origin === origin ? null : PUBLIC_RULES.rejectionReason(url)),
    };
    expect(await reasonOf(origin, rules)).toBe(reason);
  });

  it('connects to the checked address, whatever the name resolves to later', async () => {
    const origin = await serve((_request, response) => response.end('here'));
    let asked = 0;
    const resolve: FetchRules['resolve'] = async () => {
      asked += 1;
      return asked === 1 ? LOOPBACK : [{ address: '10.0.0.1', family: 4 }];
    };
    expect(String(await fetchPicture(origin, { ...HERE, resolve }))).toBe('here');
    expect(asked).toBe(1);
  });

  it('accepts at most 5 MB, with and without a content length', async () => {
    const most = 5 * 1_048_576;
    const origin = await serve((request, response) => {
      const body = Buffer.alloc(most + Number(request.url?.slice(1)));
      if (request.headers['accept'] && request.url !== '/1') response.setHeader('content-length', body.length);
      response.end(body);
    });
    expect(await fetchPicture(`${origin}/0`, HERE)).toHaveLength(most);
    expect(await reasonOf(`${origin}/1`, HERE)).toBe('it has more than 5 MB');
    expect(await reasonOf(`${origin}/2`, HERE)).toBe('it has more than 5 MB');
  });

  it('does not read a body without an end', async () => {
    const origin = await serve((_request, response) => {
      const more = () => void (!response.destroyed && response.write(Buffer.alloc(100_000), more));
      more();
    });
    expect(await reasonOf(origin, HERE)).toBe('it has more than 5 MB');
  });

  it.each<[string, RequestListener]>([
    ['never answers', () => undefined],
    ['dribbles', (_request, response) => void setInterval(() => response.destroyed || response.write('.'), 20).unref()],
  ])('does not wait for a server that %s', async (_what, answer) => {
    const origin = await serve(answer);
    expect(await reasonOf(origin, { ...HERE, timeoutMs: 300 })).toBe('its server took too long');
  });

  it('does not wait for a name service that never answers', async () => {
    const resolve = () => new Promise<never>(() => undefined);
    expect(await reasonOf('http://images.example/', { ...HERE, resolve, timeoutMs: 100 })).toBe(
      'its server took too long',
    );
  });

  it('returns the reason of other failures', async () => {
    const origin = await serve((request, response) => {
      if (request.url === '/hang-up') request.socket.destroy();
      else response.writeHead(404).end();
    });
    expect(await reasonOf(`${origin}/none`, HERE)).toBe('the server answered 404');
    expect(await reasonOf(`${origin}/hang-up`, HERE)).toBe('its server can’t be reached');
    const resolve = () => Promise.reject(new Error('ENOTFOUND'));
    expect(await reasonOf('http://nowhere.example/', { ...HERE, resolve })).toBe('its server can’t be reached');
  });
});
