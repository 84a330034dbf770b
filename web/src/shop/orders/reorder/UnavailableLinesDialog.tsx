import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { unavailableTexts, reorderTexts as texts } from './texts.ts';
import type { UnavailableLine } from './useReorder.ts';

/** How many pieces were added, and which lines are unavailable. */
export interface ReorderOutcome {
  addedCount: number;
  unavailableLines: readonly UnavailableLine[];
}

interface UnavailableLinesDialogProps {
  outcome: ReorderOutcome;
  isOpen: boolean;
  onClose: () => void;
  /** The shopper asked for the cart, which opens after this dialog has closed. */
  onSeeCart: () => void;
  onExited: () => void;
}

/** Lists the products of an order that could not be added to the cart, with the reasons. */
export function UnavailableLinesDialog({ outcome, isOpen, onClose, onSeeCart, onExited }: UnavailableLinesDialogProps) {
  return (
    <FormDialog title={texts.unavailableTitle} isOpen={isOpen} onClose={onClose} onExited={onExited}>
      {outcome.addedCount > 0 && <Text color="fg.muted">{texts.added(outcome.addedCount)}</Text>}
      <Box as="ul" listStyleType="none" divideY="1px" maxH="50dvh" overflowY="auto" aria-label={texts.unavailableLines}>
        {outcome.unavailableLines.map(({ name, reason, quantity }, index) => (
          // Two products may have the same name.
          <Box as="li" key={`${name} ${index}`} py="2" overflowWrap="anywhere">
            <Text fontWeight="semibold">{name}</Text>
            <Text color="fg.muted">{unavailableTexts[reason]?.(quantity) ?? texts.someUnavailable(quantity)}</Text>
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
