const MAX_LENGTH = 300;
const MAX_READ = 1000; // limits the time of the patterns on a very long line

const HIDDEN: readonly (readonly [RegExp, string])[] = [
  [/[^\s@<>"'(),;:]+@[^\s@<>"'(),;:]+/g, '(an address)'],
  [/\+?\d[\d -]{8,}\d/g, '(a number)'],
];

/** The first line of an error, without addresses and numbers that may be personal data. */
export function redactError(error: string): string {
  const line =
    error
      .split('\n')
      .find((each) => each.trim() !== '')
      ?.trim()
      .slice(0, MAX_READ) ?? '';
  const redacted = HIDDEN.reduce((text, [personal, instead]) => text.replace(personal, instead), line);
  return redacted.length > MAX_LENGTH ? `${redacted.slice(0, MAX_LENGTH - 1).toWellFormed()}…` : redacted;
}

/** The message of what was thrown. Node joins the failures of several addresses (IPv4, IPv6) in an AggregateError without a message. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}
