import type { Config } from '../config.ts';
import { databasePool, type Transaction } from '../db/client.ts';
import { createPostgresEvents } from './postgresEvents.ts';
import { createRedisEvents } from './redisEvents.ts';

/**
 * Tells all processes that something has changed. An event is a topic such as `import:<uuid>` and nothing else; it means "read
 * again", so one that is lost costs a later update only.
 */
export interface LiveEvents {
  /** Wakes the topic's subscribers, for work outside of transactions. Never fails. */
  publish(topic: string): Promise<void>;
  /** Does so once the transaction has come about, and not at all if it does not. */
  notify(tx: Transaction, ...topics: string[]): Promise<void>;
  /**
   * Yields the topic at once, and again after events: who reads the database each time misses nothing. Several events while
   * the reader is busy are one. Hold it by `return`, as GraphQL does, or it stays subscribed.
   */
  subscribe(topic: string): AsyncIterableIterator<string, undefined>;
  /** Ends every subscription of this process, and its connections. */
  close(): Promise<void>;
}

/** Events over PostgreSQL, or over Redis where there is one. Needs the connected database; connects when somebody subscribes. */
export function openLiveEvents({ redisUrl }: Config, report: (line: string) => void): LiveEvents {
  const onTrouble = (error: unknown) =>
    report(`Live events: ${error instanceof Error ? error.message : String(error)}`);
  return redisUrl ? createRedisEvents(redisUrl, onTrouble) : createPostgresEvents(databasePool(), onTrouble);
}
