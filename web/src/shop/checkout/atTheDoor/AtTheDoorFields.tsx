import { Box, Flex, Heading, Button, Input, Text } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { CheckLabel, choiceStyles } from '../../../ui/forms/CheckLabel.tsx';
import { TextAreaField } from '../../../ui/forms/TextAreaField.tsx';
import type { AtTheDoor } from './atTheDoor.ts';
import { formatRupees } from '@kirana/shared/money.ts';
import { explainTip, parseTip } from './parseTip.ts';

const TIPS = [1000, 2000, 3000, 5000];

interface TipChoiceProps {
  /** In paise; null while the entered tip is not valid. */
  tip: number | null;
  onChange: (tip: number | null) => void;
}

/** Chooses a tip for the rider: one of four, another one, or none. */
function TipChoice({ tip, onChange }: TipChoiceProps) {
  const id = useId();
  // The entered rupees; null while one of the chips is chosen, or none.
  const [custom, setCustom] = useState<string | null>(null);
  const isCustom = custom !== null;

  const toggle = (amount: number) => {
    setCustom(null);
    onChange(!isCustom && tip === amount ? 0 : amount);
  };
  const toggleCustom = () => {
    setCustom(isCustom ? null : '');
    onChange(0);
  };
  const enter = (rupees: string) => {
    setCustom(rupees);
    onChange(parseTip(rupees));
  };

  return (
    <div role="group" aria-labelledby={`${id}-title`} aria-describedby={`${id}-help`}>
      <Text id={`${id}-title`} fontWeight="semibold" textStyle="sm" marginBottom="2">
        Tip your rider
      </Text>
      <Flex gap="2" wrap="wrap">
        {TIPS.map((amount) => (
          <Chip
            key={amount}
            isOn={!isCustom && tip === amount}
            label={formatRupees(amount)}
            onPress={() => toggle(amount)}
          />
        ))}
        <Chip isOn={isCustom} label="Other" onPress={toggleCustom} />
      </Flex>
      {isCustom && (
        <Input
          autoFocus
          aria-label="Your tip in rupees"
          aria-invalid={tip === null}
          aria-describedby={`${id}-help`}
          inputMode="numeric"
          autoComplete="off"
          placeholder="₹"
          width="8rem"
          marginTop="2"
          value={custom}
          onChange={(event) => enter(event.target.value)}
        />
      )}
      <Text id={`${id}-help`} textStyle="xs" marginTop="2" color={tip === null ? 'fg.error' : 'fg.muted'}>
        {tip === null ? explainTip(custom ?? '') : 'Optional. Refunded if your order is cancelled.'}
      </Text>
    </div>
  );
}

function Chip({ isOn, label, onPress }: { isOn: boolean; label: string; onPress: () => void }) {
  return (
    <Button
      variant={isOn ? 'solid' : 'outline'}
      colorPalette={isOn ? 'primary' : 'gray'}
      height="11"
      minWidth="12"
      paddingInline="2"
      borderRadius="full"
      aria-pressed={isOn}
      aria-label={`${label} tip`}
      fontVariantNumeric="tabular-nums"
      onClick={onPress}
    >
      {label}
    </Button>
  );
}

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
    <Box as="section" layerStyle="card" padding="4" aria-label="At the door">
      <Heading as="h2" textStyle="md" fontWeight="bold" marginBottom="3">
        At the door
      </Heading>
      <Flex gap="2" wrap="wrap" marginBottom="4">
        <Flag label="Leave at the gate" isOn={leaveAtGate} onChange={(isOn) => onChange({ leaveAtGate: isOn })} />
        <Flag label="Don’t ring the bell" isOn={doNotRingBell} onChange={(isOn) => onChange({ doNotRingBell: isOn })} />
      </Flex>
      <Box marginBottom="4">
        <TextAreaField
          label="Note for your rider (optional)"
          placeholder="Blue door, second floor"
          help={isNoteOfAddress ? 'Filled in from your saved address' : undefined}
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
    <CheckLabel
      isChecked={isOn}
      onChange={onChange}
      gap="1.5"
      paddingInline="2.5"
      borderWidth="1px"
      borderRadius="full"
      textStyle="sm"
      fontWeight="semibold"
      css={choiceStyles}
    >
      {label}
    </CheckLabel>
  );
}
