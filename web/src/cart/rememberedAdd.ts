const storageKey = 'kirana.pendingAdd';

/** The product that someone signed out asked for. */
export interface PendingProduct {
  productId: string;
  name: string;
}

/** Keeps, for this tab and through the login, what an 'Add' asked for. */
export function rememberPendingAdd(product: PendingProduct): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(product));
  } catch {
    // Storage may be closed (private windows): the login still works, the shopper adds the product again.
  }
}

/** Hands out the remembered product once; what is not of our writing counts as nothing. */
export function takePendingAdd(): PendingProduct | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    sessionStorage.removeItem(storageKey);
    return isPendingProduct(kept) ? kept : null;
  } catch {
    return null;
  }
}

function isPendingProduct(kept: unknown): kept is PendingProduct {
  return (
    typeof kept === 'object' &&
    kept !== null &&
    'productId' in kept &&
    'name' in kept &&
    typeof kept.productId === 'string' &&
    typeof kept.name === 'string'
  );
}
