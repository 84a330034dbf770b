import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

const [KEY, SECRET, BUCKET, REGION] = ['AKIATEST', 'a/secret+of=the tests', 'kirana-pictures', 'ap-south-1'] as const;

/** A fake of the objects of one bucket of Amazon S3 that checks signatures of the version 4 and the hash of each body. */
export async function startFakeS3() {
  const objects = new Map<string, Buffer>();
  const state = { isDown: false };
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const [path = ''] = (request.url ?? '').split('?');
      const [, bucket, key = ''] = path.split('/');
      if (state.isDown) return response.writeHead(503).end('<Code>SlowDown</Code>');
      if (!isSigned(request, body)) return response.writeHead(403).end('<Code>SignatureDoesNotMatch</Code>');
      if (bucket !== BUCKET) return response.writeHead(404).end('<Code>NoSuchBucket</Code>');
      if (request.method === 'PUT') objects.set(key, body);
      if (request.method === 'DELETE') objects.delete(key);
      if (request.method !== 'GET') return response.writeHead(request.method === 'PUT' ? 200 : 204).end();
      const object = objects.get(key);
      return object ? response.end(object) : response.writeHead(404).end('<Code>NoSuchKey</Code>');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on TCP
  return {
    objects,
    state,
    /** The value of S3_URL. */
    url: ({ secret = SECRET, bucket = BUCKET }: { secret?: string; bucket?: string } = {}) =>
      `http://${KEY}:${encodeURIComponent(secret)}@127.0.0.1:${port}/${bucket}?region=${REGION}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');

/** https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html */
function isSigned({ method, url = '', headers }: IncomingMessage, body: Buffer): boolean {
  const { authorization = '' } = headers;
  const [, scope = '', names = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=AKIATEST\/(\S+), SignedHeaders=(\S+), Signature=(\w+)$/.exec(authorization) ?? [];
  const [date = '', ...parts] = scope.split('/');
  if (parts.join('/') !== `${REGION}/s3/aws4_request`) return false;
  const hash = String(headers['x-amz-content-sha256']);
  if (hash !== sha256(body)) return false;
  const lines = names.split(';').map((name) => `${name}:${String(headers[name])}\n`);
  const canonical = [method, url, '', lines.join(''), names, hash].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  const hmac = (key: string | Buffer, content: string) => createHmac('sha256', key).update(content).digest();
  const signingKey = [date, ...parts].reduce<string | Buffer>(hmac, `AWS4${SECRET}`);
  return hmac(signingKey, toSign).toString('hex') === signature;
}
