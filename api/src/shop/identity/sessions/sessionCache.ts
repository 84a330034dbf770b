import { LRUCache } from 'lru-cache';
import type { StaffAccess } from '../../../platform/core/caller.ts';
import type { SessionViewer } from '../../../platform/core/viewer.ts';
import type { DatabaseChanges } from '../../../platform/events/databaseChanges.ts';
import type { AccessTokenClaims } from './accessToken.ts';
import { sessionOfToken } from './session.ts';

const MAX_SESSIONS = 10_000;
const MAX_AGE_MS = 60_000;

interface Entry {
  viewer: SessionViewer;
  /** In milliseconds since the epoch. */
  expiresAt: number;
  /** Of the newest access token with which it was read, in seconds since the epoch. */
  issuedAt: number;
}

export type SessionCache = ReturnType<typeof createSessionCache>;

/** The valid sessions of the last requests. A revoked session and a suspended user are refused within half a second by all processes. */
export function createSessionCache(changes: DatabaseChanges, access: StaffAccess) {
  const entries = new LRUCache<string, Entry>({ max: MAX_SESSIONS, ttl: MAX_AGE_MS });
  let generation = 0; // a session that is being read while another changes is not cached
  changes.subscribe({
    onChange(kind, id) {
      if (kind !== 'session' && kind !== 'user') return;
      generation += 1;
      if (kind === 'session') entries.delete(id);
      else for (const [sessionId, { viewer }] of entries) if (viewer.userId === id) entries.delete(sessionId);
    },
    onMissed() {
      generation += 1;
      entries.clear();
    },
  });

  return {
    /**
     * The viewer that an access token authenticates; null when its session is not valid. A valid one is cached until the database
     * announces a change, or a newer access token comes.
     */
    async findViewer(claims: AccessTokenClaims, now: Date): Promise<SessionViewer | null> {
      const { userId, sessionId, issuedAt } = claims;
      if (!(await changes.isCurrent())) return (await sessionOfToken(claims, access, now))?.viewer ?? null;
      const entry = entries.get(sessionId);
      const isKnown = entry?.viewer.userId === userId && entry.issuedAt >= issuedAt;
      if (isKnown && entry.expiresAt > now.getTime()) return entry.viewer;
      const startedIn = generation;
      const session = await sessionOfToken(claims, access, now);
      if (!session) return null;
      if (generation === startedIn)
        entries.set(sessionId, { viewer: session.viewer, expiresAt: session.expiresAt.getTime(), issuedAt });
      return session.viewer;
    },
  };
}
