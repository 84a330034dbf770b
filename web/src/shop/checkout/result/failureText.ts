import { resultTexts } from '../texts.ts';

/** Says why an order was not paid, and that nothing was charged. */
export function failureText(reason: string | null | undefined): string {
  return reason === 'DECLINED' ? resultTexts.declinedText : resultTexts.failedText;
}
