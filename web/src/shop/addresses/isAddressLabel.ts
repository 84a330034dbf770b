import { addressLabels } from './addressLabels.ts';

/** Whether a text is one of the labels that this release knows. */
export function isAddressLabel(label: string | null | undefined): label is keyof typeof addressLabels {
  return label != null && label in addressLabels;
}
