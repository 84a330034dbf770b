import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { formatRupees } from '../money/formatRupees.ts';
import { FormDialog } from '../ui/FormDialog.tsx';
import type { TotalChangedDialog_cart$key } from './__generated__/TotalChangedDialog_cart.graphql.ts';
import { texts } from './texts.ts';

interface TotalChangedDialogProps {
  cart: TotalChangedDialog_cart$key;
  /** The total agreed to before; the dialog is open while there is one. */
  outdatedTotal: number | null;
  isBusy: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** Shows the total before and now, and asks whether to order all the same. */
export function TotalChangedDialog({
  cart: cartKey,
  outdatedTotal,
  isBusy,
  onClose,
  onConfirm,
}: TotalChangedDialogProps) {
  const { bill } = useFragment(
    graphql`
      fragment TotalChangedDialog_cart on Cart {
        bill {
          grandTotal
        }
      }
    `,
    cartKey,
  );
  return (
    <FormDialog title={texts.totalChangedTitle} isOpen={outdatedTotal !== null} onClose={onClose}>
      <Text color="fg.muted">{texts.totalChangedText}</Text>
      <Box as="dl" marginBlock="4" display="grid" gap="2" fontVariantNumeric="tabular-nums">
        <Flex justifyContent="space-between">
          <dt>{texts.totalBefore}</dt>
          <dd>{formatRupees(outdatedTotal ?? 0)}</dd>
        </Flex>
        <Flex justifyContent="space-between" fontWeight="bold">
          <dt>{texts.totalNow}</dt>
          <dd>{formatRupees(bill.grandTotal)}</dd>
        </Flex>
      </Box>
      <Flex gap="3" justifyContent="flex-end" wrap="wrap">
        <Button variant="outline" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button loading={isBusy} onClick={onConfirm}>
          {texts.confirmTotal(formatRupees(bill.grandTotal))}
        </Button>
      </Flex>
    </FormDialog>
  );
}
