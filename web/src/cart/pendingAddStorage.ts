import { renderedViewerId } from '../relay/SessionRoute.tsx';

const storageKey = 'kirana.pendingAdd';

/** The product that a signed-out visitor tried to add. */
export interface PendingProduct {
  productId: string;
  name: string;
}

/** The stored form: `viewerId` is undefined for a visitor, and the user's id if their session has expired. */
interface StoredProduct extends PendingProduct {
  viewerId?: string | undefined;
}

/** Stores the product of an 'Add' in this tab until after the login. */
export function storePendingAdd(product: PendingProduct): void {
  const stored: StoredProduct = { ...product, viewerId: renderedViewerId() };
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(stored));
  } catch {
    // sessionStorage can be disabled (private windows): the login still works, and the shopper adds the product again.
  }
}

/**
 * Removes the stored product and returns it if a visitor or this user stored it; another user's product and an invalid value
 * are dropped.
 */
export function takePendingAdd(viewerId: string | undefined): PendingProduct | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    sessionStorage.removeItem(storageKey);
    return isStoredProduct(stored) && (stored.viewerId ?? viewerId) === viewerId ? stored : null;
  } catch {
    return null;
  }
}

function isStoredProduct(stored: unknown): stored is StoredProduct {
  return (
    typeof stored === 'object' &&
    stored !== null &&
    'productId' in stored &&
    'name' in stored &&
    typeof stored.productId === 'string' &&
    typeof stored.name === 'string'
  );
}
