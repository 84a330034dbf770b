import { explainRupees } from '../../ui/money/parseRupees.ts';
import type { SettingEditor } from './editors/settingField.ts';
import type { LimitDraft, SettingDraft } from './settingDraft.ts';

/** The errors of the amount in a draft, as pairs of a field's path and a message; the server reports other errors. */
export function findMoneyProblems(key: string, editor: SettingEditor, draft: SettingDraft): Array<[string, string]> {
  if (editor === 'MONEY') return problemOf(key, String(draft));
  if (editor === 'ORDER_LIMIT' && draft !== null) return problemOf(`${key}.value`, (draft as LimitDraft).value); // draftOf made it
  return [];
}

function problemOf(path: string, amount: string): Array<[string, string]> {
  const problem = explainRupees(amount, '');
  return problem === '' ? [] : [[path, problem]];
}
