import { sessionPool, type Transaction } from '../db/client.ts';
import { createPostgresPubSub } from './postgresPubSub.ts';

/** The job by which a process of the previous release publishes an event; both releases run for a moment during an upgrade. */
export const PUBLISH_EVENT = 'publishEvent';

/**
 * Publishes changes to all processes. An event is a topic such as `import:<uuid>` without data, and means that the reader should
 * read the database again. A lost event only delays an update.
 */
export interface PubSub {
  /** Publishes outside of a transaction. Never fails. */
  publish(topic: string): Promise<void>;
  /** Publishes at the commit of the transaction, and not after a rollback. */
  notify(tx: Transaction, ...topics: string[]): Promise<void>;
  /**
   * Yields the topic at once, and again after events, so a reader that reads the database each time misses no change. Several
   * events while the reader is busy are merged into one. The reader must call `return`, as GraphQL does, to unsubscribe.
   */
  subscribe(topic: string): AsyncIterableIterator<string, undefined>;
  /** Ends every subscription of this process, and closes its connections. */
  close(): Promise<void>;
}

/** PubSub over the connected database. It opens its own connection at the first subscription. */
export function openPubSub(onError: (error: unknown) => void): PubSub {
  return createPostgresPubSub(sessionPool(), onError);
}
