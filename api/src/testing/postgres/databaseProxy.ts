import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { Transform } from 'node:stream';

/** The network between the shop and its database. */
export interface DatabaseProxy {
  /** The database's URL through the proxy. */
  url: string;
  /** Closes every connection and refuses new ones. */
  cut(): Promise<void>;
  /** Accepts connections again. */
  restore(): Promise<void>;
  /** Keeps every connection and passes nothing on, until it is called with false. */
  stall(isStalled: boolean): void;
}

/** Starts a TCP proxy in front of the database of `databaseUrl`, on loopback. */
export async function startDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let open = Promise.withResolvers<undefined>();
  open.resolve(undefined);
  const gate = () =>
    new Transform({ transform: (chunk, _encoding, pass) => void open.promise.then(() => pass(null, chunk)) });
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    for (const [from, to] of [[client, upstream] as const, [upstream, client] as const]) {
      sockets.add(from);
      from
        .on('error', () => undefined)
        .on('close', () => {
          sockets.delete(from);
          to.destroy();
        });
      from.pipe(gate()).pipe(to);
    }
  });
  let port = 0;
  const listen = async () => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    ({ port } = server.address() as AddressInfo); // a TCP listener
  };
  await listen();
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return {
    url: url.href,
    async cut() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    restore: listen,
    stall(isStalled) {
      if (isStalled) open = Promise.withResolvers();
      else open.resolve(undefined);
    },
  };
}
