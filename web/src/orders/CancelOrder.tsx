import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { CancelOrder_order$key } from './__generated__/CancelOrder_order.graphql.ts';
import { CancelOrderDialog } from './CancelOrderDialog.tsx';
import { cancelTexts } from './texts.ts';

interface CancelOrderProps {
  order: CancelOrder_order$key;
  /** What takes the focus once the button is gone. */
  finalFocus: () => HTMLElement | null;
}

/** The way out of an order, as long as there is one; the question stays open when that ends meanwhile, to say so. */
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
        // While the button is there it takes the focus back by itself.
        finalFocus={canCancel ? undefined : finalFocus}
      />
    </>
  );
}
