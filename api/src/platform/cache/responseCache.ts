import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { meter } from '../telemetry/meter.ts';
import { EncodedBody } from '../http/encodedBody.ts';

/** A response that was worked out, and the tags of what it shows. */
export interface MadeResponse {
  body: string;
  tags: readonly string[];
}

/** A response as it is sent. */
export interface CachedResponse {
  body: EncodedBody;
  /** A weak entity tag, the same for all encodings. */
  etag: string;
  /** The tags of what it shows. */
  tags: readonly string[];
}

/** A response that is being worked out. */
interface Fill {
  startedAt: number;
  response: Promise<CachedResponse | null>;
  /** The tags that were invalidated since it started. */
  outdated: Set<string>;
  isOutdated: boolean;
}

const lookups = meter.createCounter('kirana.response_cache.lookups', {
  description: 'Requests for a public response, by whether it was cached, shared with an equal request, or worked out.',
  unit: '{lookup}',
});

const resultOf = (result: string) => ({ 'kirana.cache.result': result });
const [HIT, SHARED, MISS] = [resultOf('hit'), resultOf('shared'), resultOf('miss')];

const NOTHING = Promise.resolve(null);
/** How long others may wait for a fill that was started before they came: its data is as old as its start. */
const MAX_SHARED_FILL_MS = 500;
/** The compressed bodies beside the plain one, and each tag with its place in the index. */
const [ENCODED_SHARE, BYTES_PER_TAG] = [1.4, 150];
/** What an entry takes besides its bodies. */
const BYTES_PER_ENTRY = 2048;

/**
 * Responses by key, at most `maxBytes` of them. Requests for the same key share one fill. A response is kept until one of its tags
 * is invalidated, even when that happens while it is being worked out.
 */
export class ResponseCache {
  readonly #entries: LRUCache<string, CachedResponse>;
  readonly #keysByTag = new Map<string, Set<string>>();
  readonly #fills = new Map<string, Fill>();
  /** Fills that requests can't join any more, but that may be stored. */
  readonly #running = new Set<Fill>();

  constructor(maxBytes: number) {
    this.#entries = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ body, tags }, key) =>
        Math.ceil(body.plain.length * ENCODED_SHARE) + tags.length * BYTES_PER_TAG + key.length + BYTES_PER_ENTRY,
      dispose: ({ tags }, key) => this.#forget(key, tags),
    });
  }

  /** Whether a response need not be worked out. */
  has(key: string): boolean {
    return this.#entries.has(key);
  }

  /** The cached response, or the one that `make` works out; null when `make` returns null, which is not cached. */
  find(key: string, make: () => Promise<MadeResponse | null>): CachedResponse | Promise<CachedResponse | null> {
    const entry = this.#entries.get(key);
    if (entry) {
      lookups.add(1, HIT);
      return entry;
    }
    const fill = this.#fills.get(key);
    const isShared = fill && performance.now() - fill.startedAt < MAX_SHARED_FILL_MS;
    lookups.add(1, isShared ? SHARED : MISS);
    return isShared ? fill.response : this.#fill(key, make);
  }

  /** Drops the responses with a tag. */
  invalidate(tag: string): void {
    for (const key of this.#keysByTag.get(tag) ?? []) this.#entries.delete(key);
    for (const fill of this.#running) fill.outdated.add(tag);
    this.#fills.clear();
  }

  invalidateAll(): void {
    this.#entries.clear();
    for (const fill of this.#running) fill.isOutdated = true;
    this.#fills.clear();
  }

  #fill(key: string, make: () => Promise<MadeResponse | null>): Promise<CachedResponse | null> {
    const fill: Fill = { startedAt: performance.now(), outdated: new Set(), isOutdated: false, response: NOTHING };
    fill.response = make()
      .then((made) => made && this.#store(key, made, fill))
      .finally(() => {
        this.#running.delete(fill);
        if (this.#fills.get(key) === fill) this.#fills.delete(key);
      });
    this.#fills.set(key, fill);
    this.#running.add(fill);
    return fill.response;
  }

  #store(key: string, { body, tags }: MadeResponse, fill: Fill): CachedResponse {
    const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
    const entry: CachedResponse = { body: new EncodedBody(body), etag, tags };
    if (fill.isOutdated || tags.some((tag) => fill.outdated.has(tag))) return entry;
    this.#entries.set(key, entry);
    if (!this.#entries.has(key)) return entry; // larger than the cache
    for (const tag of tags) this.#keysByTag.set(tag, (this.#keysByTag.get(tag) ?? new Set()).add(key));
    return entry;
  }

  #forget(key: string, tags: readonly string[]): void {
    for (const tag of tags) {
      const keys = this.#keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysByTag.delete(tag);
    }
  }
}
