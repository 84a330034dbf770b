const MAX_LENGTH = 300;
const MAX_READ = 1000; // patterns take their time with a line that has no end

const HIDDEN: readonly (readonly [RegExp, string])[] = [
  [/[^\s@<>"'(),;:]+@[^\s@<>"'(),;:]+/g, '(an address)'],
  [/\+?\d[\d -]{8,}\d/g, '(a number)'],
];

/** What a failed job has left as its error, fit for admins: its first line, without addresses and numbers that may be a person's. */
export function errorLine(error: string): string {
  const line =
    error
      .split('\n')
      .find((each) => each.trim() !== '')
      ?.trim()
      .slice(0, MAX_READ) ?? '';
  const told = HIDDEN.reduce((text, [personal, instead]) => text.replace(personal, instead), line);
  return told.length > MAX_LENGTH ? `${told.slice(0, MAX_LENGTH - 1).toWellFormed()}…` : told;
}
