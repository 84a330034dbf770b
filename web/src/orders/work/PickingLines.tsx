import { Box } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import type { PickingLines_order$key } from './__generated__/PickingLines_order.graphql.ts';
import { PackedBar } from './PackedBar.tsx';
import { PickingLineRow } from './PickingLineRow.tsx';
import { packTexts as texts } from './texts.ts';
import { useMarkLine } from './useMarkLine.ts';

interface PickingLinesProps {
  order: PickingLines_order$key;
  /** It is not the viewer who packs it. */
  isLocked: boolean;
}

/** What goes into the bag, as big rows that stay where they are, and the end of it. */
export function PickingLines({ order: orderKey, isLocked }: PickingLinesProps) {
  const order = useFragment(
    graphql`
      fragment PickingLines_order on PickingOrder {
        lines {
          id
          ...PickingLineRow_line
        }
        ...PackedBar_order
      }
    `,
    orderKey,
  );
  const { markLine, settled } = useMarkLine();
  return (
    <>
      <Box as="ul" display="grid" gap="2" listStyleType="none" aria-label={texts.lines}>
        {order.lines.map((line) => (
          <PickingLineRow key={line.id} line={line} isLocked={isLocked} onMark={(marks) => markLine(line.id, marks)} />
        ))}
      </Box>
      {!isLocked && <PackedBar order={order} settled={settled} />}
    </>
  );
}
