import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { isPublicAddress } from '../../http/publicAddress.ts';
import { fetchPicture, PUBLIC_RULES, type FetchRules } from './fetchPicture.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A server on this machine, at a name that leads to it. */
async function serve(answer: RequestListener, host = 'images.example'): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://${host}:${(server.address() as AddressInfo).port}`; // it listens on TCP
}

const LOOPBACK = [{ address: '127.0.0.1', family: 4 }];
/** Everything leads to this machine, and ports make no difference. */
const HERE: FetchRules = { ...PUBLIC_RULES, isAllowed: () => true, ask: async () => LOOPBACK, wrongWith: () => null };
/** As in the shop, but that names lead where the test says. */
const leadingTo = (...addresses: string[]): FetchRules => ({
  ...PUBLIC_RULES,
  ask: async () => addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
});

const reasonOf = (address: string, rules: FetchRules = PUBLIC_RULES) =>
  fetchPicture(address, rules).then(
    () => 'fetched',
    (error: Error) => error.message,
  );

const INSIDE = 'its server is not on the public internet';

describe('fetchPicture', () => {
  it('answers what is there, and tells nothing of us', async () => {
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

  it('follows three redirects, and no fourth', async () => {
    const origin = await serve((request, response) => {
      const left = Number(request.url?.slice(1));
      if (left === 0) response.end('there');
      else response.writeHead(302, { location: `/${left - 1}` }).end();
    });
    expect(String(await fetchPicture(`${origin}/3`, HERE))).toBe('there');
    expect(await reasonOf(`${origin}/4`, HERE)).toBe('it is sent on too often');
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
  ])('does not look at %s', async (address) => {
    expect(await reasonOf(address)).toBe(INSIDE);
  });

  it.each([['127.0.0.1'], ['10.1.2.3'], ['::1'], ['169.254.169.254'], ['93.184.215.14', '10.0.0.1'], []])(
    'goes nowhere when a name leads to %j %j',
    async (...addresses) => {
      expect(await reasonOf('http://innocent.example/', leadingTo(...addresses))).toBe(INSIDE);
    },
  );

  it.each([
    ['http://user:pw@images.example/', 'an address with a password is not fetched'],
    ['http://images.example:22/', 'only the ports 80 and 443 are fetched from'],
    ['file:///etc/passwd', 'an address begins with http:// or https://'],
    ['gopher://images.example/', 'an address begins with http:// or https://'],
  ])('does not fetch %s', async (address, reason) => {
    expect(await reasonOf(address)).toBe(reason);
  });

  it.each([
    ['http://10.0.0.1/', INSIDE],
    ['http://[::1]:80/', INSIDE],
    ['//169.254.169.254/', INSIDE],
    ['http://images.example:22/', 'only the ports 80 and 443 are fetched from'],
    ['file:///etc/passwd', 'an address begins with http:// or https://'],
    ['http://', 'the server sends it nowhere'],
  ])('is not led to %s by a redirect', async (location, reason) => {
    const origin = await serve((_request, response) => response.writeHead(301, { location }).end());
    const rules: FetchRules = {
      ...PUBLIC_RULES,
      ask: async () => LOOPBACK,
      isAllowed: (address) => address === '127.0.0.1' || isPublicAddress(address),
      wrongWith: (url) => (url.origin === origin ? null : PUBLIC_RULES.wrongWith(url)),
    };
    expect(await reasonOf(origin, rules)).toBe(reason);
  });

  it('connects to the address that was checked, whatever the name leads to by then', async () => {
    const origin = await serve((_request, response) => response.end('here'));
    let asked = 0;
    const ask: FetchRules['ask'] = async () => {
      asked += 1;
      return asked === 1 ? LOOPBACK : [{ address: '10.0.0.1', family: 4 }];
    };
    expect(String(await fetchPicture(origin, { ...HERE, ask }))).toBe('here');
    expect(asked).toBe(1);
  });

  it('takes 5 MB, and not a byte more, said or unsaid', async () => {
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
    expect(await reasonOf(origin, { ...HERE, patienceMs: 300 })).toBe('its server took too long');
  });

  it('does not wait for a name service that never answers', async () => {
    const ask = () => new Promise<never>(() => undefined);
    expect(await reasonOf('http://images.example/', { ...HERE, ask, patienceMs: 100 })).toBe(
      'its server took too long',
    );
  });

  it('says what else goes wrong', async () => {
    const origin = await serve((request, response) => {
      if (request.url === '/hang-up') request.socket.destroy();
      else response.writeHead(404).end();
    });
    expect(await reasonOf(`${origin}/none`, HERE)).toBe('the server answered 404');
    expect(await reasonOf(`${origin}/hang-up`, HERE)).toBe('its server can’t be reached');
    const ask = () => Promise.reject(new Error('ENOTFOUND'));
    expect(await reasonOf('http://nowhere.example/', { ...HERE, ask })).toBe('its server can’t be reached');
  });
});
