import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { useAction } from '../../relay/useAction.ts';
import { showError } from '../../ui/toasts/toastStore.ts';
import { useRefusal } from '../fulfillment/RefreshContext.ts';
import { allowBadge } from '../ui/allowBadge.ts';
import { PendingButton } from '../ui/PendingButton.tsx';
import { graphql, useFragment } from 'react-relay';
import { Link, useNavigate } from 'react-router-dom';
import type { StartPickingButtonMutation } from './__generated__/StartPickingButtonMutation.graphql.ts';
import type { StartPickingButton_order$key } from './__generated__/StartPickingButton_order.graphql.ts';
import { queueTexts as texts } from './texts.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { pickingPath } from '../staffPaths.ts';

/** Starts picking an order, continues the viewer's own, or takes over another picker's after a confirmation. */
export function StartPickingButton({ order: orderKey }: { order: StartPickingButton_order$key }) {
  const { id, number, status, picker, isMine } = useFragment(
    graphql`
      fragment StartPickingButton_order on PickingOrder {
        id
        number
        status
        picker {
          name
        }
        isMine
      }
    `,
    orderKey,
  );
  const navigate = useNavigate();
  const [startPicking, isStarting] = useAction<StartPickingButtonMutation>(
    graphql`
      mutation StartPickingButtonMutation($input: PickingStartInput!) {
        pickingStart(input: $input) {
          ... on PickingStartPayload {
            order {
              ...pickingOrderChanges_order
            }
          }
          ...actionCallbacks_error @alias(as: "error")
        }
      }
    `,
    { onDone: () => void navigate(pickingPath(id)), onRefused: useRefusal(), onFailed: showError },
  );
  const [isAsking, setAsking] = useState(false);
  const isBegun = status === 'PICKING';

  if (isBegun && isMine) {
    return (
      <Button asChild size="lg" variant="outline">
        <Link to={pickingPath(id)} aria-label={texts.actionLabel(texts.goOn, number)}>
          {texts.goOn}
        </Link>
      </Button>
    );
  }
  const isOthers = isBegun && picker != null;
  const action = isOthers ? texts.takeOver : 'Start picking';
  return (
    <>
      <PendingButton
        size="lg"
        variant={isOthers ? 'outline' : 'solid'}
        colorPalette={isOthers ? 'gray' : 'primary'}
        aria-label={texts.actionLabel(action, number)}
        isPending={isStarting}
        onClick={() => {
          allowBadge();
          if (isOthers) setAsking(true);
          else startPicking({ orderId: id, takeOver: isBegun });
        }}
      >
        {action}
      </PendingButton>
      <ConfirmDialog
        title="Take over this order?"
        text={`${picker?.name ?? ''} is picking it. Items already marked stay marked.`}
        action={texts.takeOver}
        isOpen={isAsking && isOthers}
        isBusy={isStarting}
        onClose={() => setAsking(false)}
        onConfirm={() => startPicking({ orderId: id, takeOver: true })}
      />
    </>
  );
}
