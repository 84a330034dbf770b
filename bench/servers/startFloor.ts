import { spawnUntilReady, type Server } from './spawnUntilReady.ts';

export interface FloorOptions {
  databaseUrl: string;
  jwtSecret: string;
  /** Other environment variables. */
  settings?: Record<string, string>;
}

/** Starts the floor. */
export function startFloor({ databaseUrl, jwtSecret, settings }: FloorOptions): Promise<Server> {
  return spawnUntilReady({
    arguments: ['bench/floor/main.ts'],
    environment: {
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      JWT_SECRET: jwtSecret,
      ...settings,
    },
    readyPath: '/ready',
  });
}
