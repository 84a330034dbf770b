import { Redis } from 'ioredis';
import { connectRedis } from '../throttle/connectRedis.ts';
import type { LiveEvents } from './liveEvents.ts';
import { createWakeUps } from './wakeUps.ts';

/** The job that publishes an event once the transaction that queued it has come about. */
export const PUBLISH_EVENT = 'publishEvent';

/** Keys of others in the same Redis stay apart. */
const PREFIX = 'kirana:event:';

/** How connections are made; tests give some without a server. */
export interface RedisConnections {
  /** Fails at once while Redis is away. */
  publisher: Redis;
  /** Comes back by itself; what it was subscribed to is subscribed to anew by us. */
  createSubscriber(): Redis;
}

/** Events over Redis, a channel for each topic: a process hears only what somebody there subscribes to. */
export function createRedisEvents(
  url: string,
  onTrouble: (error: unknown) => void,
  connections: RedisConnections = {
    publisher: connectRedis(url, onTrouble),
    createSubscriber: () => new Redis(url, { autoResubscribe: false, maxRetriesPerRequest: null }),
  },
): LiveEvents {
  const topics = new Set<string>();
  let subscriber: Redis | null = null;
  const wakeUps = createWakeUps({
    onFirst(topic) {
      topics.add(topic);
      subscriber ??= openSubscriber();
      if (subscriber.status === 'ready') void listenTo([topic]);
    },
    onLast(topic) {
      topics.delete(topic);
      if (subscriber?.status === 'ready') void subscriber.unsubscribe(PREFIX + topic).catch(onTrouble);
    },
  });

  function openSubscriber(): Redis {
    const redis = connections.createSubscriber();
    redis.on('error', onTrouble);
    redis.on('ready', () => void listenTo([...topics]));
    redis.on('message', (channel) => wakeUps.wake(channel.slice(PREFIX.length)));
    return redis;
  }

  /** Whoever waits for them is woken when it stands: something may have been missed before. */
  async function listenTo(wanted: readonly string[]): Promise<void> {
    if (wanted.length === 0) return;
    await subscriber?.subscribe(...wanted.map((topic) => PREFIX + topic)).catch(onTrouble);
    for (const topic of wanted) wakeUps.wake(topic);
  }

  return {
    async publish(topic) {
      await connections.publisher.publish(PREFIX + topic, '').catch(onTrouble);
    },
    // Redis knows nothing of transactions, the queue of jobs does.
    async notify(tx, ...topics) {
      await tx.$executeRaw`
        SELECT graphile_worker.add_job(${PUBLISH_EVENT}, json_build_object('topic', topic), priority => -1)
        FROM unnest(${topics}::text[]) AS topic`;
    },
    subscribe: wakeUps.subscribe,
    async close() {
      wakeUps.end();
      subscriber?.disconnect();
      connections.publisher.disconnect();
    },
  };
}
