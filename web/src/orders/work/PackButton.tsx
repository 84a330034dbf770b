import { Button, Spinner } from '@chakra-ui/react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { PackButton_order$key } from './__generated__/PackButton_order.graphql.ts';
import { queueTexts as texts } from './texts.ts';
import { useStartPicking } from './useStartPicking.ts';
import { WorkQuestion } from './WorkQuestion.tsx';
import { packingPath } from './workPaths.ts';

/** Begins to pack an order and leads there, goes on with one's own, or takes over somebody else's after a question. */
export function PackButton({ order: orderKey }: { order: PackButton_order$key }) {
  const { id, number, status, pickerName, isMine } = useFragment(
    graphql`
      fragment PackButton_order on PickingOrder {
        id
        number
        status
        pickerName
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
        <Link to={packingPath(id)} aria-label={texts.deedOn(texts.goOn, number)}>
          {texts.goOn}
        </Link>
      </Button>
    );
  }
  const isOthers = isBegun && pickerName != null;
  const deed = isOthers ? texts.takeOver : texts.start;
  const press = () => {
    if (isOthers) setAsking(true);
    else startPicking({ orderId: id, takeOver: isBegun });
  };
  return (
    <>
      {/* Not `disabled` while it starts: that would take the keyboard's focus away. */}
      <Button
        size="lg"
        variant={isOthers ? 'outline' : 'solid'}
        colorPalette={isOthers ? 'gray' : 'green'}
        aria-label={texts.deedOn(deed, number)}
        aria-disabled={isStarting}
        onClick={() => !isStarting && press()}
      >
        {isStarting && <Spinner size="sm" />}
        {deed}
      </Button>
      <WorkQuestion
        title={texts.takeOverTitle}
        text={texts.takeOverText(pickerName ?? '')}
        action={texts.takeOver}
        isOpen={isAsking && isOthers}
        isBusy={isStarting}
        onClose={() => setAsking(false)}
        onConfirm={() => startPicking({ orderId: id, takeOver: true })}
      />
    </>
  );
}
