import { chakra, Flex, IconButton } from '@chakra-ui/react';
import { Minus, Plus } from 'lucide-react';

interface QuantityStepperProps {
  quantity: number;
  max: number;
  onChange: (quantity: number) => void;
  /** The name of the stepper for screen readers. */
  label: string;
  isBusy?: boolean;
}

/** – n + in the box of the Add button; the minus at 1 sets 0. */
export function QuantityStepper({ quantity, max, onChange, label, isBusy = false }: QuantityStepperProps) {
  return (
    <Flex
      role="group"
      aria-label={label}
      aria-busy={isBusy}
      align="center"
      justify="space-between"
      h="11"
      w="full"
      borderRadius="control"
      bg="green.solid"
      color="green.contrast"
    >
      <IconButton variant="plain" aria-label="One less" onClick={() => onChange(quantity - 1)}>
        <Minus aria-hidden />
      </IconButton>
      <chakra.output aria-live="polite" flex="1" textAlign="center" fontWeight="bold" fontVariantNumeric="tabular-nums">
        {quantity}
      </chakra.output>
      <IconButton
        variant="plain"

        aria-label="One more"
        aria-disabled={quantity >= max}
        onClick={() => quantity < max && onChange(quantity + 1)}
      >
        <Plus aria-hidden />
      </IconButton>
    </Flex>
  );
}
