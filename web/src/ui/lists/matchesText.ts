/** Whether a name contains each word of a search text, ignoring case. */
export function matchesText(name: string, text: string): boolean {
  const folded = name.toLowerCase();
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => folded.includes(word));
}
