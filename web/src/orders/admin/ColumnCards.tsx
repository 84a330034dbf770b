import { Box, Text } from '@chakra-ui/react';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import type { ColumnStatus } from './boardStates.ts';
import { columnTexts, texts } from './texts.ts';

/** An order on the board, as far as its column has to know it. */
export interface BoardOrder {
  id: string;
  number: number;
  status: ColumnStatus;
  card: ReactNode;
}

interface ColumnCardsProps {
  status: ColumnStatus;
  orders: readonly BoardOrder[];
  /** Given where cards can be dragged: which one is on its way, null when it is let go of. */
  onDrag?: (order: BoardOrder | null) => void;
}

/** The cards of a column; it takes the focus of one that has moved on. */
export function ColumnCards({ status, orders, onDrag }: ColumnCardsProps) {
  const { list, ...focus } = useFocusOfMoved(orders.length);
  return (
    <Box ref={list} {...focus} tabIndex={-1} outline="none">
      {orders.length === 0 && (
        <Text paddingBlock="6" textAlign="center" textStyle="sm" color="fg.muted">
          {texts.emptyColumn}
        </Text>
      )}
      {orders.length > 0 && (
        <Box as="ul" display="grid" gap="2" listStyleType="none" aria-label={columnTexts[status]}>
          {orders.map((order) => (
            <li
              key={order.id}
              draggable={onDrag !== undefined}
              onDragStart={(event) => {
                event.dataTransfer.setData('text/plain', texts.number(order.number)); // Firefox drags nothing else
                onDrag?.(order);
              }}
              onDragEnd={() => onDrag?.(null)}
            >
              {order.card}
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
}

/** A card that somebody else moves must not take the focus from where it is, so only a lost one is taken. */
function useFocusOfMoved(count: number) {
  const list = useRef<HTMLDivElement>(null);
  const drawn = useRef(count);
  const isWithin = useRef(false);
  useLayoutEffect(() => {
    const isLost = isWithin.current && !list.current?.contains(document.activeElement);
    if (count < drawn.current && isLost) list.current?.focus({ preventScroll: true });
    drawn.current = count;
  }, [count]);
  const onFocus = () => {
    isWithin.current = true;
  };
  const onBlur = () => {
    isWithin.current = false;
  };
  return { list, onFocus, onBlur };
}
