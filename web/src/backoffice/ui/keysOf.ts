/** The keys of a table of labels by their names in the schema. */
export function keysOf<Key extends string>(labels: Readonly<Record<Key, string>>): Key[] {
  return Object.keys(labels) as Key[]; // its own keys
}
