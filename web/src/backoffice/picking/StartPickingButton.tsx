import { Button, Spinner } from '@chakra-ui/react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { StartPickingButton_order$key } from './__generated__/StartPickingButton_order.graphql.ts';
import { queueTexts as texts } from './texts.ts';
import { useStartPicking } from './useStartPicking.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { pickingPath } from '../paths/pickingPaths.ts';

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
  const { startPicking, isStarting } = useStartPicking();
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
  const action = isOthers ? texts.takeOver : texts.start;
  const press = () => {
    if (isOthers) setAsking(true);
    else startPicking({ orderId: id, takeOver: isBegun });
  };
  return (
    <>
      {/* Not `disabled` while the mutation runs, because a disabled button loses the focus. */}
      <Button
        size="lg"
        variant={isOthers ? 'outline' : 'solid'}
        colorPalette={isOthers ? 'gray' : 'green'}
        aria-label={texts.actionLabel(action, number)}
        aria-disabled={isStarting}
        onClick={() => !isStarting && press()}
      >
        {isStarting && <Spinner size="sm" />}
        {action}
      </Button>
      <ConfirmDialog
        title={texts.takeOverTitle}
        text={texts.takeOverText(picker?.name ?? '')}
        action={texts.takeOver}
        isOpen={isAsking && isOthers}
        isBusy={isStarting}
        onClose={() => setAsking(false)}
        onConfirm={() => startPicking({ orderId: id, takeOver: true })}
      />
    </>
  );
}
