/** Whether each word looked for stands somewhere in a name, without regard to case. */
export function matchesText(name: string, text: string): boolean {
  const folded = name.toLowerCase();
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => folded.includes(word));
}
