import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { showSuccess } from '../../ui/toaster.ts';
import { isClosed } from '../orderStates.ts';
import type { ShopCancel_order$key } from './__generated__/ShopCancel_order.graphql.ts';
import { useBoardRefresh } from './BoardRefresh.ts';
import { ShopCancelForm } from './ShopCancelForm.tsx';
import { cancelTexts as texts } from './texts.ts';
import { useMoveOrder } from './useMoveOrder.ts';

interface ShopCancelProps {
  order: ShopCancel_order$key;
  /** What takes the focus once the button is gone. */
  finalFocus: () => HTMLElement | null;
}

/** Cancels an order for the shop, after a question, as long as it is open. */
export function ShopCancel({ order: orderKey, finalFocus }: ShopCancelProps) {
  const order = useFragment(
    graphql`
      fragment ShopCancel_order on Order {
        id
        number
        status
        ...ShopCancelForm_order
      }
    `,
    orderKey,
  );
  const [isAsking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState('');
  const { moveOrder, isMoving } = useMoveOrder();
  const refresh = useBoardRefresh();
  const isOpen = !isClosed(order.status);

  const close = () => {
    setAsking(false);
    setRefusal('');
  };
  const cancel = (note: string) => {
    setRefusal('');
    moveOrder(
      { orderId: order.id, to: 'CANCELLED', note },
      {
        onMoved: () => {
          showSuccess(texts.done(order.number));
          close();
        },
        onRefused: (message) => {
          setRefusal(message);
          refresh();
        },
      },
    );
  };

  return (
    <>
      {isOpen && (
        <Button variant="outline" colorPalette="red" onClick={() => setAsking(true)}>
          {texts.open}
        </Button>
      )}
      <FormDialog
        title={texts.title}
        isOpen={isAsking}
        isOnTop
        onClose={close}
        // While the button is there it takes the focus back by itself.
        finalFocus={isOpen ? undefined : finalFocus}
      >
        <ShopCancelForm order={order} refusal={refusal} isBusy={isMoving} onKeep={close} onSubmit={cancel} />
      </FormDialog>
    </>
  );
}
