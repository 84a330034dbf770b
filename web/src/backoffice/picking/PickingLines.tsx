import { Box } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import type { PickingLines_order$key } from './__generated__/PickingLines_order.graphql.ts';
import { FinishPickingBar } from './FinishPickingBar.tsx';
import { PickingLineRow } from './PickingLineRow.tsx';
import { packTexts as texts } from './texts.ts';
import { useRecordPick } from './useRecordPick.ts';

interface PickingLinesProps {
  order: PickingLines_order$key;
  /** Whether another picker is assigned. */
  isLocked: boolean;
}

/** The lines of an order as large rows in a fixed order, and the bar that finishes picking. */
export function PickingLines({ order: orderKey, isLocked }: PickingLinesProps) {
  const order = useFragment(
    graphql`
      fragment PickingLines_order on PickingOrder {
        lines {
          id
          ...PickingLineRow_line
        }
        ...FinishPickingBar_order
      }
    `,
    orderKey,
  );
  const { recordPick, settled } = useRecordPick();
  return (
    <>
      <Box as="ul" display="grid" gap="2" listStyleType="none" aria-label={texts.lines}>
        {order.lines.map((line) => (
          <PickingLineRow
            key={line.id}
            line={line}
            isLocked={isLocked}
            onPick={(quantities) => recordPick(line.id, quantities)}
          />
        ))}
      </Box>
      {!isLocked && <FinishPickingBar order={order} settled={settled} />}
    </>
  );
}
