/** The label of a value; a value that a later version of the server has is its own label. */
export function labelOf(labels: Readonly<Record<string, string>>, value: string): string {
  return labels[value] ?? value;
}
