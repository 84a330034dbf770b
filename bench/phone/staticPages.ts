import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

interface StoredFile {
  status: number;
  type: string;
  body: Buffer;
}

/** A server of static files: the pages of a shop as it renders them, without scripts, and their pictures and fonts. */
export interface StaticPages {
  url: string;
  stop(): Promise<void>;
}

/** Starts a server that copies each file from the shop when it is first asked for, and keeps it. */
export async function startStaticPages(shopUrl: string): Promise<StaticPages> {
  const files = new Map<string, Promise<StoredFile>>();
  const server = createServer((request, response) => {
    const address = request.url ?? '/';
    const file = files.get(address) ?? copyFile(new URL(address, shopUrl), request.headers.accept);
    files.set(address, file);
    file.then(
      ({ status, type, body }) => {
        const caching = type.startsWith('text/html') ? 'no-cache' : 'public, max-age=31536000, immutable';
        const encoding = type.startsWith('image/') || type.startsWith('font/') ? {} : { 'content-encoding': 'br' };
        response.writeHead(status, { 'content-type': type, 'cache-control': caching, ...encoding });
        response.end(body);
      },
      () => response.writeHead(502).end(),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on TCP
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function copyFile(url: URL, accept = '*/*'): Promise<StoredFile> {
  const response = await fetch(url, { headers: { accept } });
  const type = response.headers.get('content-type') ?? 'application/octet-stream';
  const bytes = Buffer.from(await response.arrayBuffer());
  const isBinary = type.startsWith('image/') || type.startsWith('font/');
  const content = type.startsWith('text/html') ? Buffer.from(withoutScripts(bytes.toString())) : bytes;
  return { status: response.status, type, body: isBinary ? content : brotliCompressSync(content) };
}

function withoutScripts(html: string): string {
  return html.replace(/<script[^>]*>.*?<\/script>/gs, '').replace(/<link rel="modulepreload"[^>]*>/g, '');
}
