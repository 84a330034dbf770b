import { Box, chakra } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { TextFieldFrame } from '../../ui/forms/TextFieldFrame.tsx';
import { field } from '../../ui/theme/recipes.ts';
import { apiTokenTexts as texts, expiryOptions } from './apiTokenTexts.ts';
import { formatDate } from '../../ui/format/formatDate.ts';

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
    <TextFieldFrame label={texts.expiry} help={help} error={undefined}>
      {(control) => (
        <Box position="relative">
          <Select
            {...control}
            value={days ?? ''}
            onChange={({ target }) => onChoose(target.value === '' ? null : Number(target.value))}
          >
            {expiryOptions.map((option) => (
              <option key={option.label} value={option.days ?? ''}>
                {option.label}
              </option>
            ))}
          </Select>
          <Box position="absolute" insetEnd="3" top="3" color="fg.muted" pointerEvents="none">
            <ChevronDown size={20} aria-hidden />
          </Box>
        </Box>
      )}
    </TextFieldFrame>
  );
}

const Select = chakra('select', { base: { ...field, h: '11', ps: '3', pe: '10', cursor: 'button' } });
