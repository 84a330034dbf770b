import { viewerIdOnScreen } from '../relay/SessionRoute.tsx';

const storageKey = 'kirana.pendingAdd';

/** The product that someone signed out asked for. */
export interface PendingProduct {
  productId: string;
  name: string;
}

/** What is kept of it: a visitor's has nobody's id, that of somebody whose session has ended has theirs. */
interface KeptProduct extends PendingProduct {
  viewerId?: string | undefined;
}

/** Keeps, for this tab and through the login, what an 'Add' asked for. */
export function rememberPendingAdd(product: PendingProduct): void {
  const kept: KeptProduct = { ...product, viewerId: viewerIdOnScreen() };
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(kept));
  } catch {
    // Storage may be closed (private windows): the login still works, the shopper adds the product again.
  }
}

/** Hands out once what this person or a visitor asked for; another person's, and what is not of our writing, is dropped. */
export function takePendingAdd(viewerId: string | undefined): PendingProduct | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    sessionStorage.removeItem(storageKey);
    return isKeptProduct(kept) && (kept.viewerId ?? viewerId) === viewerId ? kept : null;
  } catch {
    return null;
  }
}

function isKeptProduct(kept: unknown): kept is KeptProduct {
  return (
    typeof kept === 'object' &&
    kept !== null &&
    'productId' in kept &&
    'name' in kept &&
    typeof kept.productId === 'string' &&
    typeof kept.name === 'string'
  );
}
