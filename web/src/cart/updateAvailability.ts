import type { RecordSourceSelectorProxy } from 'relay-runtime';

/** Writes what an OutOfStockError says is left into the product, so that every button of the product shows it. */
export function updateAvailability(store: RecordSourceSelectorProxy, productId: string, available: number): void {
  store
    .get(productId)
    ?.setValue(available, 'maxQuantity')
    .setValue(available === 0, 'isSoldOut');
}
