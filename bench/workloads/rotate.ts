/** The elements from the `from`-th one on, then those before it, so that connections do not ask for the same at the same time. */
export function rotate<Element>(elements: readonly Element[], from: number): Element[] {
  const start = from % Math.max(1, elements.length);
  return [...elements.slice(start), ...elements.slice(0, start)];
}

/** Where the rotation of a connection begins. */
export function startOf(connection: number, length: number): number {
  return Math.floor((connection * length) / 32);
}
