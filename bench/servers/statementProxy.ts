import { connect, createServer, type AddressInfo } from 'node:net';

/** A proxy in front of PostgreSQL. */
export interface StatementProxy {
  /** The database's address through the proxy. */
  url: string;
  /** The number of statements so far. */
  count(): number;
  close(): void;
}

/** The messages of PostgreSQL's protocol that run a statement: Query and Execute. */
const STATEMENTS = new Set(['Q', 'E'].map((letter) => letter.charCodeAt(0)));

/** Opens a proxy that counts statements, BEGIN and COMMIT among them. */
export async function openStatementProxy(databaseUrl: string): Promise<StatementProxy> {
  const target = new URL(databaseUrl);
  let statements = 0;
  const server = createServer((client) => {
    const database = connect(Number(target.port), target.hostname);
    const count = messageReader((type) => {
      if (STATEMENTS.has(type)) statements += 1;
    });
    client.on('data', count);
    client.pipe(database).pipe(client);
    for (const [one, other] of [
      [client, database],
      [database, client],
    ] as const) {
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on TCP
  return {
    url: Object.assign(new URL(databaseUrl), { port: String(port) }).href,
    count: () => statements,
    close: () => void server.close(),
  };
}

/** Reads the messages of one connection: a startup message without a type, then a type, a length and a content each. */
function messageReader(onMessage: (type: number) => void): (chunk: Buffer) => void {
  let pending: Buffer = Buffer.alloc(0);
  let isStarted = false;
  return (chunk) => {
    pending = pending.length === 0 ? chunk : Buffer.concat([pending, chunk]);
    for (;;) {
      const typeLength = isStarted ? 1 : 0;
      if (pending.length < typeLength + 4) return;
      const end = typeLength + pending.readUInt32BE(typeLength);
      if (pending.length < end) return;
      if (isStarted) onMessage(pending.readUInt8(0));
      isStarted = true;
      pending = pending.subarray(end);
    }
  };
}
