import type { Server } from '../servers/spawnUntilReady.ts';

/** A server that is measured, with its database. */
export interface Target {
  server: Server;
  databaseUrl: string;
}

/** The servers of a run. */
export interface Targets {
  /** The server that a variant is sent to. */
  targetOf(variant: string): Target;
  /** Of the PostgreSQL of all servers. */
  postmasterPid: number;
}

/** The variant that is sent to the floor; the others are sent to the product. */
export const FLOOR = 'floor';
