import { Box, Grid } from '@chakra-ui/react';
import { Switch } from '../../../ui/forms/Switch.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import type { LimitDraft } from '../settingDraft.ts';
import { editorTexts as texts } from '../texts.ts';
import type { EditorProps } from './settingField.ts';

/** A limit's initial value when turned on. */
const START: LimitDraft = { orders: '1', pieces: '20', value: '2,000' };
const PARTS = [
  { part: 'orders', label: texts.orders },
  { part: 'pieces', label: texts.pieces },
  { part: 'value', label: texts.value },
] as const;

/** A limit of several orders, or none. */
export function OrderLimitEditor({ setting, draft, errorAt, help, onChange }: EditorProps) {
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
              {...(part === 'value' && { start: texts.rupees })}
              onChange={({ target }) => onChange({ ...limit, [part]: target.value })}
            />
          ))}
        </Grid>
      )}
    </Box>
  );
}
