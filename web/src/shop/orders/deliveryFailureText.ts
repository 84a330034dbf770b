import { deliveryFailureReasonTexts } from './texts.ts';

/** Why a delivery failed in words; a reason that this client does not know is shown by its name in the schema. */
export function deliveryFailureText(reason: string): string {
  const known: Readonly<Record<string, string>> = deliveryFailureReasonTexts;
  return known[reason] ?? reason;
}
