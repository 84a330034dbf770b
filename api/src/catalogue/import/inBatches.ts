interface BatchBounds<Item> {
  /** So many items end a batch. */
  size: number;
  /** So does this weight. */
  weight: number;
  weigh: (item: Item) => number;
}

/** The same items in batches, each as large as its bounds allow. */
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
