import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import type { Balancer } from './caddy.ts';

interface Options {
  port: number;
  servers: { addresses: readonly string[]; port: number };
}

/** A round-robin HTTP proxy for machines without Caddy, which retries a request whose connection was refused on the next server. */
export function createStandInProxy({ port, servers }: Options): Balancer {
  let server: Server | null = null;
  let turn = 0;

  function forward(incoming: IncomingMessage, response: ServerResponse, addresses: readonly string[]): void {
    const [host, ...others] = addresses;
    const outgoing = request({
      ...{ host, port: servers.port, method: incoming.method, path: incoming.url },
      agent: false, // a connection that the server has closed would fail
      headers: { ...incoming.headers, 'x-forwarded-for': incoming.socket.remoteAddress },
    });
    outgoing.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      pipeline(answer, response, () => undefined);
    });
    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED' && others.length > 0) forward(incoming, response, others);
      else if (!response.headersSent) response.writeHead(502).end();
      else response.destroy();
    });
    response.on('close', () => outgoing.destroy());
    outgoing.on('socket', (socket) => socket.once('connect', () => incoming.pipe(outgoing))); // keeps the body for the next attempt
  }

  function serve(incoming: IncomingMessage, response: ServerResponse): void {
    turn = (turn + 1) % servers.addresses.length;
    forward(incoming, response, [...servers.addresses.slice(turn), ...servers.addresses.slice(0, turn)]);
  }

  async function kill(): Promise<void> {
    const closed = new Promise((resolve) => server?.close(resolve));
    server?.closeAllConnections();
    await closed;
  }
  return {
    start: () => new Promise((resolve) => (server = createServer(serve).listen(port, '127.0.0.1', resolve))),
    kill,
    close: kill,
  };
}
