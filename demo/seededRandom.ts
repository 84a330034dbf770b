/** A stream of numbers in [0, 1) that is the same for the same seed on every machine (xmur3 into mulberry32). */
export function seededRandom(seed: string): () => number {
  let state = seedNumber(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A 32-bit number made of a text, to choose from a list by name. */
export function seedNumber(text: string): number {
  let hash = 1779033703 ^ text.length;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 3432918353);
    hash = (hash << 13) | (hash >>> 19);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 2246822507);
  hash = Math.imul(hash ^ (hash >>> 13), 3266489909);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** The entry of a list that belongs to a text. @throws when the list is empty */
export function pickBySeed<Entry>(list: readonly Entry[], seed: string): Entry {
  const entry = list[seedNumber(seed) % list.length];
  if (entry === undefined) throw new Error(`Nothing to pick for "${seed}"`);
  return entry;
}
