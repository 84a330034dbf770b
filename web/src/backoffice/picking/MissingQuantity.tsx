import { Button, chakra, Flex, IconButton, Text } from '@chakra-ui/react';
import { Minus, PackageX, Plus, Undo2 } from 'lucide-react';
import { useRef } from 'react';
import { withMissing, type PickLine, type PickQuantities } from './pickQuantities.ts';
import { packTexts as texts } from './texts.ts';

interface MissingQuantityProps {
  /** The name of the line's product. */
  name: string;
  quantities: PickLine;
  isLocked: boolean;
  onPick: (quantities: PickQuantities) => void;
}

/** Records missing pieces of a line: one at the first press, more by the stepper, none by 'Undo'. */
export function MissingQuantity({ name, quantities, isLocked, onPick }: MissingQuantityProps) {
  const button = useRef<HTMLButtonElement>(null);
  const { quantity, missingQuantity } = quantities;
  const isMissing = missingQuantity > 0;
  const setMissing = (missing: number) => {
    if (missing === 0) button.current?.focus(); // the stepper is removed when no piece is missing
    onPick(withMissing(quantities, missing));
  };
  return (
    <Flex justify="flex-end" align="center" gap="2" minH={isMissing || !isLocked ? '11' : '3'} ps="3" pe="1" pb="1">
      {isMissing && (
        <Text flex="1" textStyle="sm" fontWeight="semibold" color="fg.error" fontVariantNumeric="tabular-nums">
          {texts.missingCount(missingQuantity, quantity)}
        </Text>
      )}
      {isMissing && !isLocked && quantity > 1 && (
        <Stepper role="group" aria-label={`Missing pieces of ${name}`}>
          <IconButton
            variant="ghost"
            colorPalette="gray"
            aria-label="One less is missing"
            onClick={() => setMissing(missingQuantity - 1)}
          >
            <Minus aria-hidden />
          </IconButton>
          <output aria-live="polite">{missingQuantity}</output>
          <IconButton
            variant="ghost"
            colorPalette="gray"
            aria-label="One more is missing"
            aria-disabled={missingQuantity >= quantity}
            onClick={() => missingQuantity < quantity && setMissing(missingQuantity + 1)}
          >
            <Plus aria-hidden />
          </IconButton>
        </Stepper>
      )}
      {!isLocked && (
        <Button
          ref={button}
          variant="ghost"
          colorPalette={isMissing ? 'green' : 'gray'}
          px="3"
          aria-label={isMissing ? `Undo missing: ${name}` : `Missing: ${name}`}
          onClick={() => setMissing(isMissing ? 0 : 1)}
        >
          {isMissing ? <Undo2 aria-hidden /> : <PackageX aria-hidden />}
          {isMissing ? 'Undo' : 'Missing'}
        </Button>
      )}
    </Flex>
  );
}

const Stepper = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'control',
    '& output': { minW: '6', textAlign: 'center', fontWeight: 'bold', fontVariantNumeric: 'tabular-nums' },
  },
});
