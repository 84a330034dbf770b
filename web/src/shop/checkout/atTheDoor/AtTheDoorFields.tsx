import { Box, chakra, Flex, Heading } from '@chakra-ui/react';
import { TextAreaField } from '../../../ui/forms/TextAreaField.tsx';
import type { AtTheDoor } from './atTheDoor.ts';
import { atTheDoorTexts as texts } from '../texts.ts';
import { TipChoice } from './TipChoice.tsx';

const MAX_NOTE = 200;

interface AtTheDoorFieldsProps {
  value: AtTheDoor;
  /** The note is the one of the chosen address. */
  isNoteOfAddress: boolean;
  /** The tip, or null while the entered one is not valid. */
  tip: number | null;
  onChange: (changes: Partial<Omit<AtTheDoor, 'tip'>>) => void;
  onTip: (tip: number | null) => void;
}

/** The shopper's instructions for the rider: two flags, a note and a tip. */
export function AtTheDoorFields({ value, isNoteOfAddress, tip, onChange, onTip }: AtTheDoorFieldsProps) {
  const { note, leaveAtGate, doNotRingBell } = value;
  return (
    <Box as="section" layerStyle="card" padding="4" aria-label={texts.title}>
      <Heading as="h2" textStyle="md" fontWeight="bold" marginBottom="3">
        {texts.title}
      </Heading>
      <Flex gap="2" wrap="wrap" marginBottom="4">
        <Flag label={texts.leaveAtGate} isOn={leaveAtGate} onChange={(isOn) => onChange({ leaveAtGate: isOn })} />
        <Flag label={texts.doNotRingBell} isOn={doNotRingBell} onChange={(isOn) => onChange({ doNotRingBell: isOn })} />
      </Flex>
      <Box marginBottom="4">
        <TextAreaField
          label={texts.note}
          placeholder={texts.notePlaceholder}
          help={isNoteOfAddress ? texts.noteOfAddress : undefined}
          value={note}
          maxLength={MAX_NOTE}
          rows={2}
          minHeight="4.25rem"
          onChange={(event) => onChange({ note: event.target.value })}
        />
      </Box>
      <TipChoice tip={tip} onChange={onTip} />
    </Box>
  );
}

function Flag({ label, isOn, onChange }: { label: string; isOn: boolean; onChange: (isOn: boolean) => void }) {
  return (
    <chakra.label
      display="inline-flex"
      alignItems="center"
      gap="1.5"
      minHeight="11"
      paddingInline="2.5"
      borderWidth="1px"
      borderRadius="full"
      cursor="pointer"
      textStyle="sm"
      fontWeight="semibold"
      css={{
        '&:has(:checked)': { borderColor: 'green.solid', background: 'green.subtle' },
        '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'green.solid', outlineOffset: '2px' },
      }}
    >
      <chakra.input
        type="checkbox"
        checked={isOn}
        accentColor="green.solid"
        boxSize="4"
        onChange={(event) => onChange(event.target.checked)}
      />
      {label}
    </chakra.label>
  );
}
