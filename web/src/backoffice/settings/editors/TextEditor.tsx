import type { ChangeEvent } from 'react';
import { SelectField } from '../../../ui/forms/SelectField.tsx';
import { TextAreaField } from '../../../ui/forms/TextAreaField.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { editorTexts } from '../texts.ts';
import type { EditorProps } from './settingField.ts';

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
export function TextEditor({ setting, draft, errorAt, help, onChange }: EditorProps) {
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
