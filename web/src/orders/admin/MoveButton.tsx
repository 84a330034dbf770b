import { Button, Spinner } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import type { MoveButton_order$key } from './__generated__/MoveButton_order.graphql.ts';
import { moveTexts, texts } from './texts.ts';
import { useMoveOn } from './useMoveOn.ts';

/** Brings an order to its next state; nothing where there is none. */
export function MoveButton({ order: orderKey }: { order: MoveButton_order$key }) {
  const { id, number, status } = useFragment(
    graphql`
      fragment MoveButton_order on Order {
        id
        number
        status
      }
    `,
    orderKey,
  );
  const { moveOn, isMoving } = useMoveOn();
  const deed = moveTexts[status];
  if (deed === undefined) return null;
  return (
    // Not `disabled` while it moves: that would take the keyboard's focus away.
    <Button
      width="full"
      aria-label={texts.deedOn(deed, number)}
      aria-disabled={isMoving}
      onClick={() => !isMoving && moveOn({ id, number, status })}
    >
      {isMoving && <Spinner size="sm" />}
      {deed}
    </Button>
  );
}
