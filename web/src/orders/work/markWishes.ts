import type { Disposable, IEnvironment } from 'relay-runtime';
import type { LineMarks } from './lineMarks.ts';

/** Why marks were refused; null: they were not. */
export type MarkRefusal = string | null;

/** How marks reach the server, and who hears that they could not be made. */
export interface MarkDeeds {
  send(lineId: string, marks: LineMarks): Promise<MarkRefusal>;
  onRefused(refusal: string): void;
  onFailed(error: unknown): void;
}

interface Wish {
  marks: LineMarks;
  shown: Disposable;
  ended: Promise<void>;
}

const wishesOf = new WeakMap<IEnvironment, Map<string, Wish>>();

/**
 * Shows a line's marks at once and brings the server there with one request at a time. What is wanted while a request is under way
 * replaces the wish, so quick taps end at the newest one; a refusal shows again what the server has.
 */
export function wishMarks(
  environment: IEnvironment,
  { lineId, marks }: { lineId: string; marks: LineMarks },
  deeds: MarkDeeds,
): void {
  const wishes = wishesOf.get(environment) ?? new Map<string, Wish>();
  wishesOf.set(environment, wishes);
  const shown = showMarks(environment, lineId, marks);
  const pending = wishes.get(lineId);
  if (pending !== undefined) {
    pending.shown.dispose();
    Object.assign(pending, { marks, shown });
    return;
  }
  const wish: Wish = { marks, shown, ended: Promise.resolve() };
  wishes.set(lineId, wish);
  wish.ended = fulfil(wish, lineId, deeds).finally(() => {
    wishes.delete(lineId);
    wish.shown.dispose();
  });
}

/** Ends when no marks are on their way to the server. */
export async function marksSettled(environment: IEnvironment): Promise<void> {
  await Promise.all(Array.from(wishesOf.get(environment)?.values() ?? [], ({ ended }) => ended));
}

async function fulfil(wish: Wish, lineId: string, deeds: MarkDeeds): Promise<void> {
  try {
    let sent: LineMarks | null = null;
    while (wish.marks !== sent) {
      sent = wish.marks;
      const refusal = await deeds.send(lineId, sent);
      if (refusal !== null) return deeds.onRefused(refusal);
    }
  } catch (error) {
    deeds.onFailed(error);
  }
}

function showMarks(environment: IEnvironment, lineId: string, { pickedQuantity, shortQuantity }: LineMarks) {
  return environment.applyUpdate({
    storeUpdater: (store) => {
      store.get(lineId)?.setValue(pickedQuantity, 'pickedQuantity').setValue(shortQuantity, 'shortQuantity');
    },
  });
}
