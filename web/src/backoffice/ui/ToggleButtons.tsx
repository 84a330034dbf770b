import { Button, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface ToggleButtonsProps<Value extends string | number> {
  label: string;
  options: ReadonlyArray<{ value: Value; label: ReactNode }>;
  value: Value;
  onValue: (value: Value) => void;
}

/** Buttons of which one is pressed: the choice of one of a few values. */
export function ToggleButtons<Value extends string | number>(props: ToggleButtonsProps<Value>) {
  return (
    <Flex role="group" aria-label={props.label} gap="1" wrap="wrap">
      {props.options.map(({ value, label }) => {
        const isChosen = value === props.value;
        return (
          <Button
            key={value}
            variant={isChosen ? 'subtle' : 'ghost'}
            colorPalette={isChosen ? 'primary' : 'gray'}
            px="3"
            aria-pressed={isChosen}
            onClick={() => props.onValue(value)}
          >
            {label}
          </Button>
        );
      })}
    </Flex>
  );
}
