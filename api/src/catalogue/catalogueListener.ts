import type pg from 'pg';
import { listenToPostgres, type PostgresListener } from '../events/listenToPostgres.ts';

/** Which answers a change of the catalogue makes outdated. */
export interface CatalogueChangeHandlers {
  /** Answers with this product. */
  onProduct(productId: string): void;
  /** Answers with the exact stock, or the time of the last change, of this product. */
  onStock(productId: string): void;
  /** All answers. */
  onAny(): void;
  onError(error: unknown): void;
}

/** Listens to the changes of the catalogue that the database's triggers announce. */
export interface CatalogueListener {
  /** Whether every change up to half a second ago has been handled. Without a connection to the database it is false. */
  isCurrent(): boolean | Promise<boolean>;
  stop(): void;
}

const CHANNEL = 'kirana_catalogue';
const STOCK_PREFIX = 'stock:';
/** How long a proof of being current counts, and how long one may take. Together they are below the second that answers may be old. */
const [PROOF_MS, PROOF_TIMEOUT_MS] = [500, 250];

/** Connects at the first question, and reconnects until it is stopped. */
export function listenToCatalogue(pool: pg.Pool, handlers: CatalogueChangeHandlers): CatalogueListener {
  let listener: PostgresListener | null = null;
  let provedAt = -Infinity;
  let proof: Promise<boolean> | null = null;

  function handle(payload: string): void {
    if (payload === '*') handlers.onAny();
    else if (payload.startsWith(STOCK_PREFIX)) handlers.onStock(payload.slice(STOCK_PREFIX.length));
    else handlers.onProduct(payload);
  }

  function listen(): PostgresListener {
    return listenToPostgres(pool.options, CHANNEL, {
      onEvent: handle,
      onReconnect: handlers.onAny, // changes may have been missed
      onError: handlers.onError,
    });
  }

  async function prove(): Promise<boolean> {
    listener ??= listen();
    const askedAt = performance.now();
    const isHandled = await Promise.race([
      listener.catchUp().then(
        () => true,
        () => false,
      ),
      afterTimeout(),
    ]);
    if (isHandled) provedAt = askedAt;
    return isHandled;
  }

  return {
    isCurrent() {
      if (performance.now() - provedAt < PROOF_MS) return true;
      proof ??= prove().finally(() => (proof = null));
      return proof;
    },
    stop: () => listener?.stop(),
  };
}

function afterTimeout(): Promise<false> {
  return new Promise((resolve) => setTimeout(resolve, PROOF_TIMEOUT_MS, false).unref());
}
