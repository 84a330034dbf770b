import { freePort } from '../../platform/db/embedded/postmaster.ts';
import { createStandInRedis } from './standInRedis.ts';

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
export async function startStandInRedis(): Promise<TestRedis> {
  const port = await freePort();
  const server = createStandInRedis();
  await server.listen(port);
  return {
    url: `redis://127.0.0.1:${port}`,
    start: () => server.listen(port),
    kill: server.close,
    hang: () => server.hang(true),
    resume: () => server.hang(false),
  };
}
