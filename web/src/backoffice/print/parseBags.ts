/** The largest number of bags of an order. */
export const MAX_BAGS = 20;

/** The numbers of bags of a URL, such as `2` for every order, or `7:2,9:3` by the numbers of the orders; 1 where there is none. */
export function parseBags(text: string | null): { usual: number; byOrder: ReadonlyMap<number, number> } {
  const entries = (text ?? '').split(',').map((entry) => entry.split(':').map(toCount));
  const usual = entries.find((entry) => entry.length === 1)?.[0] ?? null;
  const byOrder = entries.flatMap(([order, bags]) => (order && bags ? [[order, limited(bags)] as const] : []));
  return { usual: limited(usual ?? 1), byOrder: new Map(byOrder) };
}

function toCount(text: string): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : 0;
}

function limited(bags: number): number {
  return Math.min(MAX_BAGS, Math.max(1, bags));
}
