import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import type { LocalStorage } from './pictureStorages.ts';

const TIMEOUT_MS = 20_000;
const RETRIES = 2;

/**
 * Stores pictures in a bucket of Amazon S3 or of a service with its API. `url` is `https://KEY:SECRET@HOST/BUCKET`, with
 * `?region=` where the host does not contain it. `files` has the pictures of the time before, and the cache.
 */
export function s3Storage(url: string, files: LocalStorage): LocalStorage {
  const { origin, pathname, username, password, searchParams } = new URL(url);
  const region = searchParams.get('region');
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    service: 's3',
    retries: RETRIES,
    ...(region !== null && { region }),
  });

  async function call(
    method: string,
    key: string,
    body: Uint8Array<ArrayBuffer> = new Uint8Array(),
  ): Promise<Response> {
    const response = await client.fetch(`${origin}${pathname.replace(/\/$/, '')}/${key}`, {
      method,
      headers: { 'x-amz-content-sha256': createHash('sha256').update(body).digest('hex') },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(method === 'PUT' && { body }),
    });
    const isMissing = response.status === 404 && method !== 'PUT';
    if (!response.ok && !isMissing) throw new Error(`The bucket answered ${response.status}: ${await response.text()}`);
    return response;
  }

  return {
    cloud: null,
    async put(key, webp) {
      await call('PUT', key, new Uint8Array(webp));
    },
    async read(key) {
      const file = await files.read(key);
      if (file) return file;
      const response = await call('GET', key);
      return response.ok ? Buffer.from(await response.arrayBuffer()) : null;
    },
    async remove(key) {
      await call('DELETE', key);
      await files.remove(key);
    },
  };
}
