import { describe, expect, it, vi } from 'vitest';
import { ResponseCache, type MadeResponse } from './responseCache.ts';

const made = (body: string, ...tags: string[]) => ({ body, tags });

/** A cache, and the body of its response to a key; `make` counts how often it is asked. */
function openCache(maxBytes = 100_000) {
  const cache = new ResponseCache(maxBytes);
  const make = vi.fn(async (): Promise<MadeResponse | null> => made('milk', 'prod_1'));
  const bodyOf = async (key: string) => (await cache.find(key, make))?.body.plain.toString();
  return { cache, make, bodyOf };
}

describe('ResponseCache', () => {
  it('works a response out once, until one of its tags is invalidated', async () => {
    const { cache, make, bodyOf } = openCache();
    expect([await bodyOf('a'), await bodyOf('a')]).toEqual(['milk', 'milk']);
    cache.invalidate('prod_2');
    await bodyOf('a');
    expect(make).toHaveBeenCalledTimes(1);
    cache.invalidate('prod_1');
    await bodyOf('a');
    expect(make).toHaveBeenCalledTimes(2);
    cache.invalidateAll();
    await bodyOf('a');
    expect(make).toHaveBeenCalledTimes(3);
  });

  it('shares a response that is being worked out', async () => {
    const { make, bodyOf } = openCache();
    expect(await Promise.all([bodyOf('a'), bodyOf('a'), bodyOf('b')])).toEqual(['milk', 'milk', 'milk']);
    expect(make).toHaveBeenCalledTimes(2);
  });

  it.each<[string, (cache: ResponseCache) => void, number]>([
    ['one of its tags', (cache) => cache.invalidate('prod_1'), 2],
    ['everything', (cache) => cache.invalidateAll(), 2],
    ['another tag', (cache) => cache.invalidate('prod_2'), 1],
  ])('when %s is invalidated while it is worked out', async (_what, invalidate, expected) => {
    const { cache, make, bodyOf } = openCache();
    const first = bodyOf('a');
    invalidate(cache);
    expect(await first).toBe('milk');
    await bodyOf('a');
    expect(make).toHaveBeenCalledTimes(expected);
  });

  it('serves no request after an invalidation a response begun before it', async () => {
    const { cache, make, bodyOf } = openCache();
    const bodies = Promise.withResolvers<MadeResponse>();
    make.mockReturnValueOnce(bodies.promise);
    const before = bodyOf('a');
    cache.invalidate('prod_2');
    expect(await bodyOf('a')).toBe('milk');
    bodies.resolve(made('old', 'prod_1'));
    expect(await before).toBe('old');
  });

  it('caches no failure and nothing that may not be cached', async () => {
    const { make, bodyOf } = openCache();
    make.mockRejectedValueOnce(new Error('down'));
    await expect(bodyOf('a')).rejects.toThrow('down');
    make.mockResolvedValueOnce(null);
    expect([await bodyOf('a'), await bodyOf('a')]).toEqual([undefined, 'milk']);
  });

  it('keeps the responses that were used last, within its size', async () => {
    const { make, bodyOf } = openCache(8000);
    make.mockImplementation(async () => made('x'.repeat(1000), 'prod_1'));
    await bodyOf('a');
    await bodyOf('b');
    await bodyOf('a');
    await bodyOf('c'); // pushes b out
    await bodyOf('a');
    expect(make).toHaveBeenCalledTimes(3);
    await bodyOf('b');
    expect(make).toHaveBeenCalledTimes(4);
  });

  it('sends what is larger than the cache without keeping it', async () => {
    const { cache, make, bodyOf } = openCache(100);
    await bodyOf('a');
    await bodyOf('a');
    cache.invalidate('prod_1');
    expect(make).toHaveBeenCalledTimes(2);
  });
});
