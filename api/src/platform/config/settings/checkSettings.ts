import { INDIAN_STATES } from '../../core/gst/indianStates.ts';
import type { SettingKey } from './settings.ts';
import type { ShopSettings } from './shopSettings.ts';

/** A setting that does not fit another one. */
export interface SettingIssue {
  key: SettingKey;
  message: string;
}

/** What settings must not be together, whichever of them changes. */
export function checkSettings({ seller, numbers }: ShopSettings): SettingIssue[] {
  const issues: SettingIssue[] = [];
  const code = INDIAN_STATES[seller.state]?.code ?? '';
  if (seller.gstin !== null && !seller.gstin.startsWith(code)) {
    issues.push({ key: 'seller.gstin', message: `A GSTIN of ${seller.state} begins with ${code}` });
  }
  if (numbers.creditNotePrefix === numbers.invoicePrefix) {
    issues.push({ key: 'numbers.creditNotePrefix', message: 'Credit notes need another prefix than invoices' });
  }
  return issues;
}
