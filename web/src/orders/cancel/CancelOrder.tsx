import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { CancelOrder_order$key } from './__generated__/CancelOrder_order.graphql.ts';
import { CancelOrderDialog } from './CancelOrderDialog.tsx';
import { cancelTexts } from './texts.ts';

interface CancelOrderProps {
  order: CancelOrder_order$key;
  /** Returns the element to focus once the button is removed. */
  finalFocus: () => HTMLElement | null;
}

/** The button that cancels an order while that is allowed. The dialog stays open when that ends meanwhile, and says so. */
export function CancelOrder({ order: orderKey, finalFocus }: CancelOrderProps) {
  const order = useFragment(
    graphql`
      fragment CancelOrder_order on Order {
        canCancel
        ...CancelOrderDialog_order
      }
    `,
    orderKey,
  );
  const [isOpen, setOpen] = useState(false);
  const { canCancel } = order;
  return (
    <>
      {canCancel && (
        <Button variant="outline" colorPalette="red" onClick={() => setOpen(true)}>
          {cancelTexts.open}
        </Button>
      )}
      <CancelOrderDialog
        order={order}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        // While the button is on the page, the dialog returns the focus to it.
        finalFocus={canCancel ? undefined : finalFocus}
      />
    </>
  );
}
