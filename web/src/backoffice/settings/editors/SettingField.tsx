import { graphql, useFragment } from 'react-relay';
import { Box, Button, Text, Grid } from '@chakra-ui/react';
import type { ChangeEvent } from 'react';
import type { SettingField_setting$key } from './__generated__/SettingField_setting.graphql.ts';
import { draftOf, type SettingDraft, type LimitDraft, type EditorProps } from '../settingDraft.ts';
import { editorTexts } from '../texts.ts';
import { ColorPairEditor } from './ColorPairEditor.tsx';
import { HolidaysEditor } from './HolidaysEditor.tsx';
import { WeeklyHoursEditor } from './WeeklyHoursEditor.tsx';
import { Switch } from '../../../ui/forms/Switch.tsx';
import { PictureField } from '../../pictures/PictureField.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { SelectField } from '../../../ui/forms/SelectField.tsx';
import { TextAreaField } from '../../../ui/forms/TextAreaField.tsx';

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
        picture {
          ...PictureField_picture
        }
      }
    `,
    settingKey,
  );
  const { key, editor, value, variable, isPinned, help } = setting;
  const props = {
    setting,
    draft: draft === undefined ? draftOf(editor, value) : draft,
    errorAt: (path: string) => errors[path === '' ? key : `${key}.${path}`],
    help: isPinned
      ? `Set by ${variable ?? ''} in the shop’s environment, so you can’t change it here.`
      : (help ?? undefined),
    onChange,
  };
  const Editor = editor in EDITORS ? EDITORS[editor as keyof typeof EDITORS] : TextEditor;
  return <Editor {...props} />;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The attributes of the input of each editor that is one field. */
const INPUTS = {
  EMAIL: { type: 'email', autoComplete: 'off' },
  PHONE: { type: 'tel', autoComplete: 'off' },
  MONEY: { inputMode: 'decimal' },
  INTEGER: { inputMode: 'numeric' },
  DATE_TIME: { type: 'datetime-local' },
} as const;

/** A setting in one field: a text, a number, an amount, a choice or a time. */
function TextEditor({ setting, draft, errorAt, help, onChange }: EditorProps) {
  const { key, label, unit, editor, maxLength, options, isPinned } = setting;
  const field = {
    name: key,
    value: String(draft ?? ''),
    label,
    help,
    error: errorAt(''),
    onChange: ({ target }: ChangeEvent<Control>) => onChange(target.value),
  };
  const length = maxLength == null ? {} : { maxLength };
  if (editor === 'SELECT') {
    return (
      <SelectField {...field} disabled={isPinned}>
        {(options ?? []).map((option) => (
          <option key={option}>{option}</option>
        ))}
      </SelectField>
    );
  }
  if (editor === 'MULTILINE_TEXT') return <TextAreaField {...field} {...length} rows={2} readOnly={isPinned} />;
  return (
    <TextField
      {...field}
      {...length}
      {...(editor in INPUTS && INPUTS[editor as keyof typeof INPUTS])}
      {...(editor === 'MONEY' && { start: editorTexts.rupees })}
      label={unit == null ? label : `${label} (${unit})`}
      readOnly={isPinned}
    />
  );
}

/** A limit's initial value when turned on. */
const START: LimitDraft = { orders: '1', pieces: '20', value: '2,000' };
const PARTS = [
  { part: 'orders', label: 'Orders' },
  { part: 'pieces', label: 'Pieces' },
  { part: 'value', label: 'Value' },
] as const;

/** A limit of several orders, or none. */
function OrderLimitEditor({ setting, draft, errorAt, help, onChange }: EditorProps) {
  const { key, label, isPinned } = setting;
  const limit = draft as LimitDraft | null; // draftOf made it
  return (
    <Box role="group" aria-label={label}>
      <Switch
        title={label}
        text={help ?? ''}
        isOn={limit !== null}
        isDisabled={isPinned}
        onChange={(isOn) => onChange(isOn ? START : null)}
      />
      {limit !== null && (
        <Grid templateColumns="1fr 1fr 1.3fr" gap="3" mt="1">
          {PARTS.map(({ part, label: name }) => (
            <TextField
              key={part}
              name={`${key}.${part}`}
              label={name}
              value={limit[part]}
              error={errorAt(part)}
              inputMode={part === 'value' ? 'decimal' : 'numeric'}
              readOnly={isPinned}
              {...(part === 'value' && { start: editorTexts.rupees })}
              onChange={({ target }) => onChange({ ...limit, [part]: target.value })}
            />
          ))}
        </Grid>
      )}
    </Box>
  );
}

/** A setting that is on or off. */
function SwitchEditor({ setting: { label, isPinned }, draft, help, onChange }: EditorProps) {
  return <Switch title={label} text={help ?? ''} isOn={draft === true} isDisabled={isPinned} onChange={onChange} />;
}

/** A setting that is a picture: it is uploaded at once, and used when the form is saved. */
function PictureEditor({ setting, draft, errorAt, help, onChange }: EditorProps) {
  const { label, value, isPinned, picture } = setting;
  return (
    <Box>
      <PictureField
        key={String(value)}
        label={label}
        stored={draft === value ? picture : null}
        alt={label}
        disabledReason={isPinned ? (help ?? '') : ''}
        error={errorAt('') ?? ''}
        onPicture={(pictureId) => pictureId !== null && onChange(pictureId)}
      />
      <Text textStyle="xs" color="fg.muted">
        {help}
      </Text>
      {draft !== null && !isPinned && (
        <Button variant="ghost" colorPalette="gray" size="sm" ms="-3" onClick={() => onChange(null)}>
          {`Remove ${label.toLowerCase()}`}
        </Button>
      )}
    </Box>
  );
}

/** The editors that are more than one field. */
const EDITORS = {
  SWITCH: SwitchEditor,
  ORDER_LIMIT: OrderLimitEditor,
  PICTURE: PictureEditor,
  COLOR_PAIR: ColorPairEditor,
  WEEKLY_HOURS: WeeklyHoursEditor,
  HOLIDAYS: HolidaysEditor,
};
