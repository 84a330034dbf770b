import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { formatRupees } from '@kirana/shared/money.ts';
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx';
import type { CartChangedDialog_cart$key } from './__generated__/CartChangedDialog_cart.graphql.ts';
import { compareLines, type LineChange, type SeenLine } from './seenLines.ts';

interface CartChangedDialogProps {
  /** The cart as it is now. */
  cart: CartChangedDialog_cart$key;
  /** Its lines. */
  lines: readonly SeenLine[];
  /** The cart that the shopper had agreed to; the dialog opens unless this is null. */
  seen: { expectedTotal: number; seenLines: readonly SeenLine[] } | null;
  /** The tip for the rider, in paise. */
  tip: number;
  isBusy: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** Shows how the cart and its total differ from what the shopper saw, and asks whether to order the cart as it is now. */
export function CartChangedDialog(props: CartChangedDialogProps) {
  const { cart: cartKey, lines, seen, tip, isBusy, onClose, onConfirm } = props;
  const cart = useFragment(
    graphql`
      fragment CartChangedDialog_cart on Cart {
        isOrderable
        bill {
          grandTotal
        }
      }
    `,
    cartKey,
  );
  const { bill, isOrderable } = cart;
  const total = formatRupees(bill.grandTotal + tip);
  const changes = seen === null ? [] : compareLines(seen.seenLines, lines);
  return (
    <FormDialog
      title={changes.length > 0 ? 'Your cart has changed' : 'Your total has changed'}
      isOpen={seen !== null}
      onClose={onClose}
    >
      <Text color="fg.muted">
        {changes.length > 0
          ? 'Your cart changed on another device or in another tab. Order what it contains now?'
          : 'Some prices changed while you were here. Order at the new total?'}
      </Text>
      {changes.length > 0 && <LineChanges changes={changes} />}
      <Box as="dl" marginBlock="4" display="grid" gap="2" fontVariantNumeric="tabular-nums">
        <Flex justifyContent="space-between">
          <dt>Previous total</dt>
          <dd>{formatRupees(seen?.expectedTotal ?? 0)}</dd>
        </Flex>
        <Flex justifyContent="space-between" fontWeight="bold">
          <dt>New total</dt>
          <dd>{total}</dd>
        </Flex>
      </Box>
      {!isOrderable && (
        <Text color="fg.error" marginBottom="4">
          Some items in your cart need updating first.
        </Text>
      )}
      <Flex gap="3" justifyContent="flex-end" wrap="wrap">
        <Button variant="outline" onClick={onClose}>
          {isOrderable ? 'Cancel' : 'Close'}
        </Button>
        {isOrderable && (
          <Button loading={isBusy} onClick={onConfirm}>
            {`Order for ${total}`}
          </Button>
        )}
      </Flex>
    </FormDialog>
  );
}

function LineChanges({ changes }: { changes: readonly LineChange[] }) {
  return (
    <chakra.ul listStyleType="none" divideY="1px" marginTop="3" aria-label="Changed items">
      {changes.map((change) => (
        <Flex as="li" key={change.productId} justifyContent="space-between" gap="4" paddingBlock="2">
          <Text minWidth="0" overflowWrap="anywhere">
            {change.name}
          </Text>
          <Text flexShrink="0" fontWeight="semibold" fontVariantNumeric="tabular-nums">
            {describeChange(change)}
          </Text>
        </Flex>
      ))}
    </chakra.ul>
  );
}

function describeChange({ before, now }: LineChange): string {
  if (before === 0) return `Added: ${now}`;
  return now === 0 ? 'Removed' : `${before} before, ${now} now`;
}
