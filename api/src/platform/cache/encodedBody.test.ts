import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { acceptedEncoding, EncodedBody } from '../http/encodedBody.ts';

it('compresses a body once in each encoding', async () => {
  const body = new EncodedBody('milk '.repeat(100));
  expect(brotliDecompressSync(await body.encoded('br')).equals(body.plain)).toBe(true);
  expect(gunzipSync(await body.encoded('gzip')).equals(body.plain)).toBe(true);
  expect(await body.encoded('br')).toBe(await body.encoded('br'));
});

it('takes the memory of its bytes alone', async () => {
  const body = new EncodedBody('milk '.repeat(100));
  for (const bytes of [body.plain, await body.encoded('br'), await body.encoded('gzip')])
    expect(bytes.buffer.byteLength).toBe(bytes.length);
});

it.each([
  [undefined, null],
  ['', null],
  ['identity', null],
  ['deflate', null],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.0 , gzip;q=0', null],
  ['br;q=0.5, gzip;q=0.1', 'br'],
  ['xbr', null],
])('Accept-Encoding: %s', (header, expected) => {
  expect(acceptedEncoding(header)).toBe(expected);
});
