import { createServer, type Server, type Socket } from 'node:net';
import RedisMock from 'ioredis-mock';
import Parser from 'redis-parser';
import { freePort } from '../platform/db/embedded/postmaster.ts';

type Reply = string | number | null | Error | Reply[];

/** A server that speaks Redis's protocol with the commands that the shop uses, for machines without Redis. Its data survive `listen`. */
export interface FakeRedis {
  listen(port: number): Promise<void>;
  /** Closes all connections and the port. */
  close(): Promise<void>;
  /** Answers nothing until it is called with false. */
  hang(isHanging: boolean): void;
}

export function createFakeRedis(): FakeRedis {
  const sockets = new Set<Socket>();
  const data = new RedisMock();
  let hanging = Promise.withResolvers<undefined>();
  hanging.resolve(undefined);
  let server: Server | null = null;

  function serve(socket: Socket): void {
    sockets.add(socket);
    const answer = createSession(data);
    let answered = Promise.resolve();
    const parser = new Parser({
      returnReply(command: Buffer[]) {
        const [name = '', ...values] = command.map(String);
        answered = answered.then(async () => {
          await hanging.promise;
          const reply = await answer(name.toLowerCase(), values).catch((error: Error) => error);
          if (socket.writable) socket.write(encode(reply));
        });
      },
      returnError: () => socket.destroy(),
    });
    socket.on('data', (chunk) => parser.execute(chunk));
    socket.on('error', () => undefined); // `close` follows
    socket.on('close', () => sockets.delete(socket));
  }

  return {
    listen: (port) => new Promise((resolve) => (server = createServer(serve).listen(port, '127.0.0.1', resolve))),
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server?.close(resolve));
    },
    hang(isHanging) {
      if (isHanging) hanging = Promise.withResolvers();
      else hanging.resolve(undefined);
    },
  };
}

/** The state of one connection: its transaction, if one is open. */
function createSession(data: InstanceType<typeof RedisMock>) {
  let queued: [string, string[]][] | null = null;
  return async function answer(name: string, values: string[]): Promise<Reply> {
    if (name === 'info') return 'loading:0';
    if (name === 'client') return 'OK';
    if (name === 'multi') {
      queued = [];
      return 'OK';
    }
    if (name === 'exec') {
      const commands = queued ?? [];
      queued = null;
      return Promise.all(commands.map(([each, given]) => answer(each, given)));
    }
    if (queued) {
      queued.push([name, values]);
      return 'QUEUED';
    }
    const commands = data as unknown as Record<string, (...given: string[]) => Promise<Reply>>; // its methods are named for them
    return commands[name]?.(...values) ?? new Error(`ERR unknown command '${name}'`);
  };
}

function encode(reply: Reply): string {
  if (reply === null) return '$-1\r\n';
  if (reply instanceof Error) return `-${reply.message}\r\n`;
  if (typeof reply === 'number') return `:${reply}\r\n`;
  if (Array.isArray(reply)) return `*${reply.length}\r\n${reply.map(encode).join('')}`;
  return `$${Buffer.byteLength(reply)}\r\n${reply}\r\n`;
}

/** A Redis that a test stops, starts again on the same port, and makes hang. */
export interface TestRedis {
  url: string;
  start(): Promise<void>;
  /** As a crash does. */
  kill(): Promise<void>;
  /** Accepts connections and answers nothing. */
  hang(): void;
  resume(): void;
}

/** A server in this process that speaks Redis's protocol. */
export async function startFakeRedis(): Promise<TestRedis> {
  const port = await freePort();
  const server = createFakeRedis();
  await server.listen(port);
  return {
    url: `redis://127.0.0.1:${port}`,
    start: () => server.listen(port),
    kill: server.close,
    hang: () => server.hang(true),
    resume: () => server.hang(false),
  };
}
