import { Redis } from 'ioredis';
import { connectRedis } from '../db/connectRedis.ts';
import type { PubSub } from './pubSub.ts';
import { createSubscriptions } from './subscriptions.ts';

/** The job that publishes an event after the commit of the transaction that queued it. */
export const PUBLISH_EVENT = 'publishEvent';

/** Separates the shop's channels from others in the same Redis. */
const PREFIX = 'kirana:event:';

/** Creates the connections; tests pass connections without a server. */
export interface RedisConnections {
  /** Fails at once while Redis is unreachable. */
  publisher: Redis;
  /** Reconnects by itself; this file renews its subscriptions. */
  createSubscriber(): Redis;
}

/** PubSub over Redis, with one channel for each topic. A process subscribes only to the channels that its readers use. */
export function createRedisPubSub(
  url: string,
  onError: (error: unknown) => void,
  connections: RedisConnections = {
    publisher: connectRedis(url, onError),
    createSubscriber: () => new Redis(url, { autoResubscribe: false, maxRetriesPerRequest: null }),
  },
): PubSub {
  const topics = new Set<string>();
  let subscriber: Redis | null = null;
  const subscriptions = createSubscriptions({
    onFirst(topic) {
      topics.add(topic);
      subscriber ??= openSubscriber();
      if (subscriber.status === 'ready') void subscribeTo([topic]);
    },
    onLast(topic) {
      topics.delete(topic);
      if (subscriber?.status === 'ready') void subscriber.unsubscribe(PREFIX + topic).catch(onError);
    },
  });

  function openSubscriber(): Redis {
    const redis = connections.createSubscriber();
    redis.on('error', onError);
    redis.on('ready', () => void subscribeTo([...topics]));
    redis.on('message', (channel) => subscriptions.dispatch(channel.slice(PREFIX.length)));
    return redis;
  }

  /** Publishes to the process's readers after each connection, because events may have been missed before it. */
  async function subscribeTo(names: readonly string[]): Promise<void> {
    if (names.length === 0) return;
    await subscriber?.subscribe(...names.map((topic) => PREFIX + topic)).catch(onError);
    for (const topic of names) subscriptions.dispatch(topic);
  }

  return {
    async publish(topic) {
      await connections.publisher.publish(PREFIX + topic, '').catch(onError);
    },
    // Redis has no part in the database's transactions; the job queue has.
    async notify(tx, ...topics) {
      await tx.$executeRaw`
        SELECT graphile_worker.add_job(${PUBLISH_EVENT}, json_build_object('topic', topic), priority => -1)
        FROM unnest(${topics}::text[]) AS topic`;
    },
    subscribe: subscriptions.subscribe,
    async close() {
      subscriptions.end();
      subscriber?.disconnect();
      connections.publisher.disconnect();
    },
  };
}
