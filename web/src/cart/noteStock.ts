import type { RecordSourceSelectorProxy } from 'relay-runtime';

/** Writes the stock that a refusal told into the product, so that every button for it shows the truth at once. */
export function noteStock(store: RecordSourceSelectorProxy, productId: string, available: number): void {
  store
    .get(productId)
    ?.setValue(available, 'stock')
    .setValue(available === 0, 'isSoldOut');
}
