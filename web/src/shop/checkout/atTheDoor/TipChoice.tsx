import { Button, Flex, Input, Text } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { formatRupees } from '../../../ui/money/formatRupees.ts';
import { explainTip } from './explainTip.ts';
import { parseTip } from './parseTip.ts';
import { atTheDoorTexts as texts } from '../texts.ts';

const TIPS = [1000, 2000, 3000, 5000];

interface TipChoiceProps {
  /** In paise; null while the entered tip is not valid. */
  tip: number | null;
  onChange: (tip: number | null) => void;
}

/** Chooses a tip for the rider: one of four, another one, or none. */
export function TipChoice({ tip, onChange }: TipChoiceProps) {
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
        {texts.tip}
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
        <Chip isOn={isCustom} label={texts.customTip} onPress={toggleCustom} />
      </Flex>
      {isCustom && (
        <Input
          autoFocus
          aria-label={texts.customTipLabel}
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
        {tip === null ? explainTip(custom ?? '') : texts.tipHelp}
      </Text>
    </div>
  );
}

function Chip({ isOn, label, onPress }: { isOn: boolean; label: string; onPress: () => void }) {
  return (
    <Button
      variant={isOn ? 'solid' : 'outline'}
      colorPalette={isOn ? 'green' : 'gray'}
      height="11"
      minWidth="12"
      paddingInline="2"
      borderRadius="full"
      aria-pressed={isOn}
      fontVariantNumeric="tabular-nums"
      onClick={onPress}
    >
      {label}
    </Button>
  );
}
