import type { Disposable, IEnvironment } from 'relay-runtime';
import type { CartAnswer } from './cartAnswer.ts';
import { showQuantity } from './showQuantity.ts';

/** A line as the server last confirmed it; null while the product is not in the cart. */
export type HeldLine = { id: string; quantity: number } | null;

/** How a wish reaches the server, and who hears how it went. */
export interface WishDeeds {
  add(quantity: number): Promise<CartAnswer>;
  setQuantity(lineId: string, quantity: number): Promise<CartAnswer>;
  remove(lineId: string): Promise<CartAnswer>;
  onChanged(change: number): void;
  onRefused(refusal: string): Promise<void>;
  onFailed(error: unknown): void;
}

interface Wish {
  quantity: number;
  shown: Disposable;
}

const wishesOf = new WeakMap<IEnvironment, Map<string, Wish>>();

/**
 * Shows the wanted quantity of a product at once and brings the server there with one request at a time. What is wanted while
 * a request is under way replaces the wish, so presses in quick succession end at the newest one and never show an older.
 */
export function wishQuantity(
  environment: IEnvironment,
  wanted: { productId: string; held: HeldLine; quantity: number },
  deeds: WishDeeds,
): void {
  const { productId, quantity } = wanted;
  const wishes = wishesOf.get(environment) ?? new Map<string, Wish>();
  wishesOf.set(environment, wishes);
  const shown = showQuantity(environment, productId, quantity);
  const pending = wishes.get(productId);
  if (pending !== undefined) {
    pending.shown.dispose();
    Object.assign(pending, { quantity, shown });
    return;
  }
  const wish: Wish = { quantity, shown };
  wishes.set(productId, wish);
  void fulfil(wish, wanted.held, deeds).finally(() => {
    wishes.delete(productId);
    wish.shown.dispose();
  });
}

async function fulfil(wish: Wish, firstHeld: HeldLine, deeds: WishDeeds): Promise<void> {
  let held = firstHeld;
  try {
    while (wish.quantity !== (held?.quantity ?? 0)) {
      const asked = wish.quantity;
      const answer = await ask(held, asked, deeds);
      if ('refusal' in answer) return await deeds.onRefused(answer.refusal);
      const answered = answer.line?.quantity ?? 0;
      deeds.onChanged(answered - (held?.quantity ?? 0));
      held = answer.line;
      // The server may know more than this page (another device added some): later presses count from its answer.
      wish.quantity = Math.max(0, wish.quantity + answered - asked);
    }
  } catch (error) {
    deeds.onFailed(error);
  }
}

function ask(held: HeldLine, quantity: number, deeds: WishDeeds): Promise<CartAnswer> {
  if (held === null) return deeds.add(quantity);
  return quantity === 0 ? deeds.remove(held.id) : deeds.setQuantity(held.id, quantity);
}
