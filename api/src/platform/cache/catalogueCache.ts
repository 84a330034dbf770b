import { LRUCache } from 'lru-cache';
import type { CostBudget } from '../limits/costBudget.ts';

/** The place of one result. */
export interface CacheSlot<Result> {
  /** undefined while the result is not cached. */
  result: Result | undefined;
  /** Caches a result that was read after the slot was opened. `size` is the number of ids in it. */
  store(result: Result, size?: number): void;
}

/**
 * Results that depend on nothing but the names, texts, prices, discounts, dietary facts, pack sizes and groups of products and on
 * which of them are on sale and in stock: counts of lists, the order of search hits, and facets. The exact stock of a product
 * changes with each order, and is no part of them.
 */
export interface CatalogueCache {
  /** Equal keys must come with equal types. `cost` is what a result costs that is not cached, in points. */
  open<Result>(key: string, cost?: number): Promise<CacheSlot<Result>>;
}

/** Caches nothing. */
export const NO_CATALOGUE_CACHE: CatalogueCache = { open: async () => ({ result: undefined, store: () => undefined }) };

/** The result of a key, from the cache, or else by `read`, which is cached with the number of ids in it. */
export async function readCached<Result>(
  cache: CatalogueCache,
  { key, cost, sizeOf }: { key: readonly unknown[]; cost?: number; sizeOf: (result: Result) => number },
  read: () => Promise<Result>,
): Promise<Result> {
  const slot = await cache.open<Result>(JSON.stringify(key), cost);
  if (slot.result !== undefined) return slot.result;
  const result = await read();
  slot.store(result, sizeOf(result));
  return result;
}

/** A cache as one client uses it, who is charged for the results that are not in it. */
export function chargedCache(cache: CatalogueCache, budget: CostBudget): CatalogueCache {
  return {
    async open<Result>(key: string, cost = 0) {
      const slot = await cache.open<Result>(key);
      if (slot.result !== undefined || cost === 0) return slot;
      await budget.consume(cost);
      return cache.open<Result>(key); // it may have been cached, or the catalogue have changed, while the client waited
    },
  };
}

/** An id takes about 100 bytes. A key counts as the ids that would take as much: clients write long ones. */
const [MAX_IDS, MAX_RESULTS, CHARACTERS_PER_ID] = [100_000, 10_000, 100];

/** The results of this process. The owner calls `clear` when the catalogue has changed. */
export class ProcessCatalogueCache implements CatalogueCache {
  readonly #entries = new LRUCache<string, object>({ maxSize: MAX_IDS, max: MAX_RESULTS });
  readonly #isCurrent: () => boolean | Promise<boolean>;
  #generation = 0;

  /** Nothing is served from the cache while `isCurrent` says no. */
  constructor(isCurrent: () => boolean | Promise<boolean>) {
    this.#isCurrent = isCurrent;
  }

  async open<Result>(key: string): Promise<CacheSlot<Result>> {
    if (!(await this.#isCurrent())) return NO_CATALOGUE_CACHE.open(key);
    const generation = this.#generation;
    const entry = this.#entries.get(key) as { result: Result } | undefined; // stored by a slot of the same key
    return {
      result: entry?.result,
      store: (result, size = 1) => {
        if (generation !== this.#generation) return;
        this.#entries.set(key, { result }, { size: size + Math.ceil(key.length / CHARACTERS_PER_ID) });
      },
    };
  }

  clear(): void {
    this.#generation += 1;
    this.#entries.clear();
  }
}
