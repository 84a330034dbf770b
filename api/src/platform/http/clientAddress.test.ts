import Fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { networkOf, normalizeForwardedFor } from './clientAddress.ts';

const PROXY = '192.0.2.1';
const app = Fastify({ trustProxy: (_address, hop) => hop < 1 });
normalizeForwardedFor(app);
app.get('/', (request) => ({ ip: request.ip, network: networkOf(request.ip) }));
afterAll(() => app.close());

async function read(forwarded: string | string[]): Promise<{ ip: string; network: string }> {
  const headers = { 'x-forwarded-for': forwarded };
  return (await app.inject({ url: '/', remoteAddress: PROXY, headers: headers as Record<string, string> })).json(); // Node joins several
}

describe('the address in X-Forwarded-For', () => {
  it.for<[string, string]>([
    ['203.0.113.7', '203.0.113.7'],
    ['203.0.113.7:51234', '203.0.113.7'],
    ['203.0.113.7:', '203.0.113.7'],
    ['203.0.113.7:_hidden', '203.0.113.7'],
    ['"203.0.113.7:51234"', '203.0.113.7'],
    [' 203.0.113.7:1 ', '203.0.113.7'],
    ['2001:db8::1', '2001:db8::1'],
    ['2001:DB8:0:0:0::1', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    ['"[2001:db8::1]:443"', '2001:db8::1'],
    ['fe80::1%eth0', 'fe80::1'],
    ['[fe80::1%25eth0]:443', 'fe80::1'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['[::ffff:203.0.113.7]:51234', '203.0.113.7'],
    ['198.51.100.1, 203.0.113.7:51234', '203.0.113.7'],
    ['198.51.100.1:1,203.0.113.7:51234,', '203.0.113.7'],
    ['unknown, 203.0.113.7:51234', '203.0.113.7'],
    [`${'1.2.3.4,'.repeat(1500)}203.0.113.7:51234`, '203.0.113.7'],
    [`${'x'.repeat(12_000)}, 203.0.113.7`, '203.0.113.7'],
  ])('%s is read without its port', async ([forwarded, expected]) => {
    expect((await read(forwarded)).ip).toBe(expected);
  });

  it.for([
    '',
    ' ',
    ',',
    ', ,',
    'unknown',
    '_hidden',
    '203.0.113.7, unknown',
    '203.0.113.7, _hidden:1',
    '[2001:db8::1',
    '2001:db8::1]:443',
    '[]:443',
    '[203.0.113.7',
    '203.0.113.7:port',
    '203.0.113.256',
    '203.0.113.7.9:1',
    '010.0.0.1',
    '0x7f.1',
    '51234',
    '"',
    '""',
    '::ffff:203.0.113.7:51234x',
    ':'.repeat(12_000),
    '1'.repeat(12_000),
    `[${'0:'.repeat(6000)}]:1`,
    '<script>',
  ])('%s is none, so that the proxy counts as the client', async (forwarded) => {
    expect((await read(forwarded)).ip).toBe(PROXY);
  });

  it('is the last of several headers', async () => {
    expect((await read(['198.51.100.1', '203.0.113.7:51234'])).ip).toBe('203.0.113.7');
  });

  it('is one network for each port, spelling and zone', async () => {
    const networks = async (spellings: string[]) =>
      new Set(await Promise.all(spellings.map(async (spelling) => (await read(spelling)).network)));
    const four = ['203.0.113.7', '203.0.113.7:1', '"203.0.113.7:2"', '::ffff:203.0.113.7', '[::ffff:cb00:7107]:3'];
    expect(await networks(four)).toEqual(new Set(['203.0.113.7']));
    const six = ['2001:db8:0:7::1', '[2001:db8:0:7::2]:443', '2001:0DB8:0000:0007::3', '2001:db8:0:7::4%eth0'];
    expect((await networks(six)).size).toBe(1);
  });
});

describe('networkOf', () => {
  it.for([
    ['fe80::1%eth0', 'fe80::'],
    ['::1', '::'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
    ['::ffff:198.51.100.7', '198.51.100.7'],
    ['no address', 'no address'],
  ] as const)('of %s is %s', ([address, expected]) => {
    expect(networkOf(address)).toBe(expected);
  });
});
