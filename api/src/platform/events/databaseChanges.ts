import type pg from 'pg';
import type { Transaction } from '../db/client.ts';
import { listenToPostgres, type PostgresListener } from './pubSub.ts';

/** What the database's triggers announce: `catalogue` concerns any list, `search` any search, `settings` any setting, the others the row with the id that comes with them. */
export type ChangeKind = 'catalogue' | 'search' | 'settings' | 'product' | 'stock' | 'session' | 'user';

/** Drops what a process has cached of the database. */
export interface ChangeHandlers {
  /** `id` is empty for the catalogue, the search and the settings. */
  onChange(kind: ChangeKind, id: string): void;
  /** Changes may have been missed, or any row may have changed. */
  onMissed(): void;
  /** This process has changed something, and may not have heard of it yet. */
  onExpected?(): void;
}

/** The changes of the database, made by any process, for caches. */
export interface DatabaseChanges {
  subscribe(handlers: ChangeHandlers): void;
  /** Whether every change up to half a second ago has been handled. Without a connection to the database it is false. */
  isCurrent(): boolean | Promise<boolean>;
  /** This process has changed something: the caches are current again when the announcements up to now have been handled. */
  expectChange(): void;
  stop(): void;
}

const CHANNEL = 'kirana_changes';
/** Announces that any row may have changed. */
const ALL = 'all';
/** How long a proof of being current counts. With the time that one may take, it is below the second that answers may be old. */
const PROOF_MS = 500;

/** After a proof has failed, the next one is tried after this time, or when the connection is there. */
const RETRY_MS = 1000;

/** The time that checks are measured by, such as the proofs of being current. */
export interface ProofClock {
  /** In milliseconds, and never set back. */
  now(): number;
  /** How long a check may take. */
  timeoutMs: number;
}

const PROCESS_CLOCK: ProofClock = { now: () => performance.now(), timeoutMs: 250 };

/** Makes all processes drop all that they have cached of the database, at the commit: TRUNCATE fires no triggers of rows. */
export async function announceAll(tx: Transaction): Promise<void> {
  await tx.$executeRaw`SELECT pg_notify(${CHANNEL}, ${ALL})`;
}

/** Connects at the first question whether it is current, and reconnects until it is stopped. */
export function listenToChanges(
  pool: pg.Pool,
  onError: (error: unknown) => void,
  clock: ProofClock = PROCESS_CLOCK,
): DatabaseChanges {
  const subscribers: ChangeHandlers[] = [];
  let listener: PostgresListener | null = null;
  let provedAt = -Infinity;
  let changesMade = 0;
  let failsUntil = -Infinity;
  let proof: Promise<boolean> | null = null;

  function dropAll(): void {
    for (const { onMissed } of subscribers) onMissed();
  }

  function dispatch(payload: string): void {
    if (payload === ALL) return dropAll();
    const [kind = '', id = ''] = payload.split(':', 2);
    for (const { onChange } of subscribers) onChange(kind as ChangeKind, id); // the triggers send no other
  }

  function listen(): PostgresListener {
    return listenToPostgres(pool.options, CHANNEL, {
      onEvent: dispatch,
      onReconnect() {
        failsUntil = -Infinity;
        dropAll();
      },
      onError,
    });
  }

  async function prove(): Promise<boolean> {
    listener ??= listen();
    const askedAt = clock.now();
    const madeBefore = changesMade;
    const isHandled = await Promise.race([
      listener.catchUp().then(
        () => true,
        () => false,
      ),
      afterTimeout(clock.timeoutMs),
    ]);
    if (isHandled && changesMade === madeBefore) provedAt = Math.max(provedAt, askedAt);
    if (!isHandled) failsUntil = clock.now() + RETRY_MS;
    return isHandled;
  }

  return {
    subscribe: (handlers) => void subscribers.push(handlers),
    isCurrent() {
      if (clock.now() - provedAt < PROOF_MS) return true;
      if (clock.now() < failsUntil) return false; // a lost connection is not waited for
      if (proof) return proof;
      const started = prove().finally(() => {
        if (proof === started) proof = null;
      });
      return (proof = started);
    },
    expectChange() {
      provedAt = -Infinity;
      changesMade += 1;
      proof = null; // a proof that was begun before does not cover the change
      for (const { onExpected } of subscribers) onExpected?.();
    },
    stop: () => listener?.stop(),
  };
}

function afterTimeout(timeoutMs: number): Promise<false> {
  return new Promise((resolve) => setTimeout(resolve, timeoutMs, false).unref());
}
