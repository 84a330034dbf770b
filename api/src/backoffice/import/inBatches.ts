interface BatchBounds<Item> {
  /** The largest number of items of a batch. */
  size: number;
  /** The largest weight of a batch. */
  weight: number;
  weigh: (item: Item) => number;
}

/** Groups items into batches, each as large as the limits allow. */
export async function* inBatches<Item>(
  items: AsyncIterable<Item>,
  { size, weight, weigh }: BatchBounds<Item>,
): AsyncGenerator<Item[]> {
  let batch: Item[] = [];
  let weighed = 0;
  for await (const item of items) {
    batch.push(item);
    weighed += weigh(item);
    if (batch.length < size && weighed < weight) continue;
    yield batch;
    batch = [];
    weighed = 0;
  }
  if (batch.length > 0) yield batch;
}
