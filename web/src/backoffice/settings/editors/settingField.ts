import type { SettingField_setting$data } from './__generated__/SettingField_setting.graphql.ts';
import type { SettingDraft } from '../settingDraft.ts';

/** How a setting is edited, by its name in the schema. */
export type SettingEditor = SettingField_setting$data['editor'];

/** Each editor's props. */
export interface EditorProps {
  setting: Omit<SettingField_setting$data, 'help' | 'variable' | ' $fragmentType' | ' $fragmentSpreads'>;
  draft: SettingDraft;
  /** The error of a part of the value, by its path within it; the empty path is the whole value. */
  errorAt: (path: string) => string | undefined;
  help: string | undefined;
  onChange: (draft: SettingDraft) => void;
}
