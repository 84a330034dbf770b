import type { AuditAction } from './__generated__/AuditRow_entry.graphql.ts';
import { actionTexts } from './texts.ts';

/** What was done, in words; what this client does not know yet is shown as the server spells it. */
export function nameAction(action: AuditAction): string {
  return actionTexts[action] ?? action;
}
