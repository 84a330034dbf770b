import { describe, expect, it } from 'vitest';
import { ProcessCatalogueCache } from './catalogueCache.ts';

describe('ProcessCatalogueCache', () => {
  it('has a stored result until it is cleared', async () => {
    const cache = new ProcessCatalogueCache(() => true);
    const slot = await cache.open<number>('count');
    expect(slot.result).toBeUndefined();
    slot.store(0);
    expect((await cache.open<number>('count')).result).toBe(0);
    expect((await cache.open<number>('another')).result).toBeUndefined();
    cache.clear();
    expect((await cache.open<number>('count')).result).toBeUndefined();
  });

  it('does not store what was read while the catalogue changed', async () => {
    const cache = new ProcessCatalogueCache(() => true);
    const slot = await cache.open<number>('count');
    cache.clear();
    slot.store(7);
    expect((await cache.open<number>('count')).result).toBeUndefined();
  });

  it('neither serves nor stores anything while it may be outdated', async () => {
    let isCurrent = true;
    const cache = new ProcessCatalogueCache(async () => isCurrent);
    (await cache.open<number>('count')).store(7);
    isCurrent = false;
    const slot = await cache.open<number>('count');
    expect(slot.result).toBeUndefined();
    slot.store(8);
    isCurrent = true;
    expect((await cache.open<number>('count')).result).toBe(7);
  });

  it('drops the results that were not used for longest when there are too many ids', async () => {
    const cache = new ProcessCatalogueCache(() => true);
    for (const key of ['first', 'second', 'third']) (await cache.open<string>(key)).store(key, 40_000);
    expect((await cache.open<string>('first')).result).toBeUndefined();
    expect((await cache.open<string>('third')).result).toBe('third');
  });

  it('counts the length of keys', async () => {
    const cache = new ProcessCatalogueCache(() => true);
    const keys = ['first', 'second', 'third'].map((word) => word.padEnd(4_000_000));
    for (const key of keys) (await cache.open<number>(key)).store(1);
    const results = await Promise.all(keys.map(async (key) => (await cache.open<number>(key)).result));
    expect(results).toEqual([undefined, 1, 1]);
  });
});
