import { useState } from 'react';
import { SelectField } from '../../../ui/forms/SelectField.tsx';
import { apiTokenTexts as texts, expiryOptions } from './apiTokenTexts.ts';
import { formatDate } from '../../../ui/format/formatDateTime.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

interface ExpirySelectProps {
  /** Null for a token that never expires. */
  days: number | null;
  onChoose: (days: number | null) => void;
}

/** Chooses how long a token is valid and shows the day on which it expires. */
export function ExpirySelect({ days, onChoose }: ExpirySelectProps) {
  const [now] = useState(() => Date.now());
  const help = days === null ? texts.neverHelp : texts.expiryHelp(formatDate(new Date(now + days * DAY_MS)));
  return (
    <SelectField
      label={texts.expiry}
      help={help}
      value={days ?? ''}
      onChange={({ target }) => onChoose(target.value === '' ? null : Number(target.value))}
    >
      {expiryOptions.map((option) => (
        <option key={option.label} value={option.days ?? ''}>
          {option.label}
        </option>
      ))}
    </SelectField>
  );
}
