import { createServer, request as forward, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** The shop behind an address of its own, at which a test can release another version of it, and make it unreachable. */
export interface ReleaseProxy {
  url: string;
  release: (version: string) => void;
  /** Leaves a path without an answer until the returned function is called. */
  stall: (path: string) => () => void;
  /** Ends all connections, or accepts them again. Unlike the browser's own switch it reaches a service worker that was restarted. */
  setReachable: (isReachable: boolean) => void;
  close: () => Promise<void>;
}

/** Forwards requests to the shop; a version that was released is another name of the client's entry in the service worker. */
export async function openReleaseProxy(shop: string): Promise<ReleaseProxy> {
  const { host, origin } = new URL(shop);
  let released: string | undefined;
  let stalledPath: string | undefined;
  const stalled: ServerResponse[] = [];
  let isReachable = true;
  const server = createServer((request, response) => {
    if (!isReachable) {
      request.socket.destroy();
      return;
    }
    if (request.url === stalledPath) {
      stalled.push(response);
      return;
    }
    const isWorker = request.url === '/service-worker.js';
    const headers = { ...request.headers, host, ...(request.headers.origin && { origin }) };
    if (isWorker) headers['accept-encoding'] = 'identity';
    const { method, url } = request;
    const forwarded = forward(new URL(url ?? '/', shop), { method, headers }, (answer) => {
      const version = released;
      if (!isWorker || version === undefined) {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
        return;
      }
      response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' });
      void text(answer).then((script) => response.end(withEntry(script, version)));
    });
    forwarded.on('error', () => response.destroy());
    request.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    release: (version) => (released = version),
    stall: (path) => {
      stalledPath = path;
      return () => {
        stalledPath = undefined;
        for (const response of stalled) response.writeHead(204).end();
      };
    },
    setReachable: (reachable) => {
      isReachable = reachable;
      if (!reachable) server.closeAllConnections();
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The worker's script with another name of the client's entry, but not in its list of files. */
function withEntry(script: string, version: string): string {
  return script.replaceAll(/\/assets\/index-[\w-]+\.js(?=[`"'](?!,revision))/g, `/assets/${version}.js`);
}
