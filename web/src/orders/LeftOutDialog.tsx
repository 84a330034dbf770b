import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { FormDialog } from '../ui/FormDialog.tsx';
import { leftOutTexts, reorderTexts as texts } from './texts.ts';
import type { LeftOut } from './useReorder.ts';

/** What came into the cart, and what did not. */
export interface ReorderOutcome {
  addedCount: number;
  leftOut: readonly LeftOut[];
}

interface LeftOutDialogProps {
  outcome: ReorderOutcome;
  isOpen: boolean;
  onClose: () => void;
  /** The cart is wanted; it can open once this is out of sight. */
  onSeeCart: () => void;
  onExited: () => void;
}

/** Names what of an order could not be put into the cart again, and why. */
export function LeftOutDialog({ outcome, isOpen, onClose, onSeeCart, onExited }: LeftOutDialogProps) {
  return (
    <FormDialog title={texts.leftOutTitle} isOpen={isOpen} onClose={onClose} onExited={onExited}>
      {outcome.addedCount > 0 && <Text color="fg.muted">{texts.added(outcome.addedCount)}</Text>}
      <Box as="ul" listStyleType="none" divideY="1px" maxH="50dvh" overflowY="auto" aria-label={texts.leftOut}>
        {outcome.leftOut.map(({ name, reason, quantity }, index) => (
          // Two products may have been called the same.
          <Box as="li" key={`${name} ${index}`} py="2" overflowWrap="anywhere">
            <Text fontWeight="semibold">{name}</Text>
            <Text color="fg.muted">{leftOutTexts[reason]?.(quantity) ?? texts.someLeftOut(quantity)}</Text>
          </Box>
        ))}
      </Box>
      <Flex gap="3" justify="flex-end" wrap="wrap" mt="5">
        <Button variant="outline" colorPalette="gray" onClick={onClose}>
          {texts.close}
        </Button>
        <Button onClick={onSeeCart}>{texts.seeCart}</Button>
      </Flex>
    </FormDialog>
  );
}
