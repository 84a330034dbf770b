/** The names of the labels of addresses. */
export const addressLabels = { HOME: 'Home', WORK: 'Work', OTHER: 'Other' } as const;

/** Whether a text is one of the labels that this release knows. */
export function isAddressLabel(label: string | null | undefined): label is keyof typeof addressLabels {
  return label != null && label in addressLabels;
}

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
