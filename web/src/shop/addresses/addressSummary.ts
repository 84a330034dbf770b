import { addressLabels } from './addressLabels.ts';

interface Summarized {
  /** One of the labels; none for an address without, or of a label that this release does not know. */
  label?: string | null | undefined;
  line: string;
  city: string;
}

/** An address in one line: its label, or else its city. */
export function addressSummary({ label, line, city }: Summarized): string {
  return label === 'HOME' || label === 'WORK' ? `${addressLabels[label]} · ${line}` : `${line}, ${city}`;
}
