import { Badge, Box, Flex, Heading } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { showError } from '../../../ui/toasts/toastStore.ts';
import { statusLabel } from '../../../shop/orders/statusLabel.ts';
import { COLUMNS, nextStatus, type ColumnStatus } from './boardStates.ts';
import { ColumnCards, type BoardOrder } from './ColumnCards.tsx';
import { PrintColumnLink } from './PrintColumnLink.tsx';
import { columnTexts, texts } from './texts.ts';
import { useAdvanceOrder } from './useAdvanceOrder.ts';

interface BoardColumnsProps {
  orders: readonly BoardOrder[];
}

/** The board on wide screens: all columns side by side, with cards that can be dragged to the next column. */
export function BoardColumns({ orders }: BoardColumnsProps) {
  const [dragged, setDragged] = useState<BoardOrder | null>(null);
  const { advanceOrder } = useAdvanceOrder();
  const id = useId();

  const drop = (status: ColumnStatus) => {
    setDragged(null);
    if (dragged === null || dragged.status === status) return;
    const next = nextStatus(dragged.status);
    if (next === status) advanceOrder(dragged);
    else if (next !== null) showError(texts.notThere(dragged.number, columnTexts[next] ?? statusLabel(next)));
  };

  return (
    <Flex gap="3" align="stretch" h="calc(100dvh - 19rem)" minH="26rem">
      {COLUMNS.map((status) => {
        const own = orders.filter((order) => order.status === status);
        const isTarget = dragged !== null && nextStatus(dragged.status) === status;
        return (
          <Flex
            key={status}
            as="section"
            aria-labelledby={`${id}${status}`}
            direction="column"
            flex="1"
            minW="0"
            borderRadius="card"
            borderWidth="1px"
            borderColor={isTarget ? 'green.solid' : 'transparent'}
            bg={isTarget ? 'green.subtle' : 'bg.subtle'}
            onDragOver={(event) => dragged !== null && event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault();
              drop(status);
            }}
          >
            <Flex align="center" justify="space-between" gap="1" ps="3" pe="2" py="2.5">
              <Heading as="h2" id={`${id}${status}`} textStyle="sm">
                {columnTexts[status]}
              </Heading>
              <Flex align="center">
                <Box my="-2.5">
                  <PrintColumnLink status={status} count={own.length} />
                </Box>
                <Badge colorPalette="gray">{own.length}</Badge>
              </Flex>
            </Flex>
            <Box flex="1" minH="0" overflowY="auto" px="2" pb="2">
              <ColumnCards status={status} orders={own} onDrag={setDragged} />
            </Box>
          </Flex>
        );
      })}
    </Flex>
  );
}
