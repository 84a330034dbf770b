import DataLoader from 'dataloader';

type CountBatch = (parentIds: readonly string[]) => Promise<Map<string, number>>;

const loaders = new WeakMap<object, Map<CountBatch, DataLoader<string, number>>>();

/** Counts the children of one parent, in one statement for all parents of the same request. */
export function batchedCount(context: object, batch: CountBatch, parentId: string): Promise<number> {
  const ofRequest = loaders.get(context) ?? new Map<CountBatch, DataLoader<string, number>>();
  loaders.set(context, ofRequest);
  const loader =
    ofRequest.get(batch) ??
    new DataLoader<string, number>(async (ids) => {
      const counts = await batch(ids);
      return ids.map((id) => counts.get(id) ?? 0);
    });
  ofRequest.set(batch, loader);
  return loader.load(parentId);
}
