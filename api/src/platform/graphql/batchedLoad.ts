import DataLoader from 'dataloader';

/** Loads what belongs to several objects; one that has nothing may be missing in the result. */
type Batch<Value> = (ids: readonly string[]) => Promise<Map<string, Value>>;

const loaders = new WeakMap<object, Map<unknown, DataLoader<string, unknown>>>();

/**
 * Loads what belongs to one object, by one batch for all objects of the same request that ask with an equal `key`; undefined when
 * the batch has nothing for it.
 */
export function batchedLoad<Value>(
  context: object,
  { key, batch }: { key: unknown; batch: Batch<Value> },
  id: string,
): Promise<Value | undefined> {
  const ofRequest = loaders.get(context) ?? new Map<unknown, DataLoader<string, unknown>>();
  loaders.set(context, ofRequest);
  const loader =
    ofRequest.get(key) ??
    new DataLoader<string, unknown>(
      async (ids) => {
        const values = await batch([...new Set(ids)]);
        return ids.map((each) => values.get(each));
      },
      { cache: false }, // a later mutation of the request may have changed what an earlier one showed
    );
  ofRequest.set(key, loader);
  return loader.load(id) as Promise<Value | undefined>; // the loader of this key has this batch
}

/** Counts the children of one parent, in one statement for all parents of the same request. */
export async function batchedCount(context: object, batch: Batch<number>, parentId: string): Promise<number> {
  return (await batchedLoad(context, { key: batch, batch }, parentId)) ?? 0;
}
