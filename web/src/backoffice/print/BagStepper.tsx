import { Flex, IconButton, Text } from '@chakra-ui/react';
import { Minus, Plus } from 'lucide-react';
import { MAX_BAGS } from './parseBags.ts';
import { printTexts as texts } from './texts.ts';
import type { PrintOptions } from './usePrintOptions.ts';

interface BagStepperProps {
  /** The number of the order. */
  order: number;
  options: PrintOptions;
  /** Whether other orders have buttons of the same kind. */
  isOneOfMany?: boolean;
}

/** The number of bags of an order, and the buttons that change it. */
export function BagStepper({ order, options, isOneOfMany = false }: BagStepperProps) {
  const bags = options.bagsOf(order);
  const label = (text: string) => (isOneOfMany ? texts.ofOrder(text, order) : text);
  return (
    <Flex align="center" gap="1">
      <IconButton
        variant="outline"
        aria-label={label(texts.fewerBags)}
        disabled={bags === 1}
        onClick={() => options.setBags(order, bags - 1)}
      >
        <Minus aria-hidden />
      </IconButton>
      <Text role="status" minW="16" textAlign="center">
        {texts.bags(bags)}
      </Text>
      <IconButton
        variant="outline"
        aria-label={label(texts.moreBags)}
        disabled={bags === MAX_BAGS}
        onClick={() => options.setBags(order, bags + 1)}
      >
        <Plus aria-hidden />
      </IconButton>
    </Flex>
  );
}
