import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

const [CLOUD, KEY, SECRET] = ['kirana-test', '123456789012345', 'secret-of_the-tests'] as const;
/** The unsigned parameters, by Cloudinary's documentation. */
const UNSIGNED = new Set(['file', 'cloud_name', 'resource_type', 'api_key', 'signature']);

/** The failures that the fake can simulate. */
export type CloudinaryFault = 'none' | 'failing' | 'silent' | 'garbled' | 'hangingUp' | 'busy';

/** A fake of Cloudinary's upload API that checks signatures. */
export async function startFakeCloudinary() {
  const pictures = new Map<string, Buffer>();
  const requests: { path: string; fields: Record<string, string> }[] = [];
  const state = { fault: 'none' as CloudinaryFault };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const form = await new Response(body, {
      headers: { 'content-type': request.headers['content-type'] ?? '' },
    }).formData();
    const fields: Record<string, string> = {};
    for (const [name, value] of form) if (typeof value === 'string') fields[name] = value;
    requests.push({ path: request.url ?? '', fields });
    const say = (status: number, json: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
    if (state.fault === 'silent') return;
    if (state.fault === 'hangingUp') return void request.socket.destroy();
    if (state.fault === 'garbled') return void response.end('<html>');
    if (state.fault === 'failing') return void say(500, { error: { message: 'An internal error occurred' } });
    if (state.fault === 'busy') return void say(503, { error: { message: 'Service unavailable' } });
    if (fields['api_key'] !== KEY) return void say(401, { error: { message: 'Unknown API key' } });
    if (fields['signature'] !== signatureOf(fields)) return void say(401, { error: { message: 'Invalid Signature' } });
    const key = fields['public_id'] ?? '';
    const file = form.get('file');
    if (request.url === `/v1_1/${CLOUD}/image/upload` && file instanceof Blob) {
      pictures.set(key, Buffer.from(await file.arrayBuffer()));
      return void say(200, { asset_id: 'a', public_id: key, version: 1, format: 'webp', resource_type: 'image' });
    }
    if (request.url === `/v1_1/${CLOUD}/image/destroy`) {
      return void say(200, { result: pictures.delete(key) ? 'ok' : 'not found' });
    }
    say(404, { error: { message: 'Not found' } });
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on TCP
  return {
    cloud: CLOUD,
    pictures,
    requests,
    state,
    /** For CLOUDINARY_URL. */
    url: (secret: string = SECRET, options = '') =>
      `cloudinary://${KEY}:${secret}@${CLOUD}?upload_prefix=http://127.0.0.1:${port}${options}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function signatureOf(fields: Record<string, string>): string {
  const signed = Object.entries(fields).filter(([name, value]) => !UNSIGNED.has(name) && value !== '');
  const text = signed
    .map(([name, value]) => `${name}=${value.replaceAll('&', '%26')}`)
    .sort()
    .join('&');
  const algorithm = fields['signature']?.length === 64 ? 'sha256' : 'sha1';
  return createHash(algorithm)
    .update(text + SECRET)
    .digest('hex');
}
