import { graphql, useFragment } from 'react-relay';
import type { SettingField_setting$key } from './__generated__/SettingField_setting.graphql.ts';
import { draftOf, type SettingDraft } from '../settingDraft.ts';
import { texts } from '../texts.ts';
import { HolidaysEditor } from './HolidaysEditor.tsx';
import { OrderLimitEditor } from './OrderLimitEditor.tsx';
import { PictureEditor } from './PictureEditor.tsx';
import { SwitchEditor } from './SwitchEditor.tsx';
import { TextEditor } from './TextEditor.tsx';
import { WeeklyHoursEditor } from './WeeklyHoursEditor.tsx';

interface SettingFieldProps {
  setting: SettingField_setting$key;
  /** The typed draft; undefined shows the value. */
  draft: SettingDraft | undefined;
  errors: Readonly<Record<string, string>>;
  onChange: (draft: SettingDraft) => void;
}

/** The editor of a setting, by its kind. One that the environment pins is read-only, and says so. */
export function SettingField({ setting: settingKey, draft, errors, onChange }: SettingFieldProps) {
  const setting = useFragment(
    graphql`
      fragment SettingField_setting on Setting {
        key
        label
        help
        unit
        editor
        maxLength
        options
        value
        variable
        isPinned
        ...PictureEditor_setting
      }
    `,
    settingKey,
  );
  const { key, label, unit, editor, maxLength, options, value, variable, isPinned, help } = setting;
  const props = {
    setting: { key, label, unit, editor, maxLength, options, value, isPinned },
    draft: draft === undefined ? draftOf(editor, value) : draft,
    errorAt: (path: string) => errors[path === '' ? key : `${key}.${path}`],
    help: isPinned ? texts.pinned(variable ?? '') : (help ?? undefined),
    onChange,
  };
  switch (editor) {
    case 'SWITCH':
      return <SwitchEditor {...props} />;
    case 'ORDER_LIMIT':
      return <OrderLimitEditor {...props} />;
    case 'PICTURE':
      return <PictureEditor {...props} picture={setting} />;
    case 'WEEKLY_HOURS':
      return <WeeklyHoursEditor {...props} />;
    case 'HOLIDAYS':
      return <HolidaysEditor {...props} />;
    default:
      return <TextEditor {...props} />;
  }
}
