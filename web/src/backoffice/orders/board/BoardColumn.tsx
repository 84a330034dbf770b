import { Box, Text, IconButton } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Printer } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useRestoreFocus } from '../../../ui/lists/useRestoreFocus.ts';
import type { ColumnStatus } from './boardStates.ts';
import type { AskedOrder } from './OrderQuestionContext.ts';
import { columnTexts, texts } from './texts.ts';
import { printOrdersPath } from '../../print/printPaths.ts';
import { printedStates } from '../../print/printVariables.ts';

/** The fields of an order that its column needs. */
export interface BoardOrder extends AskedOrder {
  status: ColumnStatus;
  card: ReactNode;
}

interface ColumnCardsProps {
  status: ColumnStatus;
  orders: readonly BoardOrder[];
  /** Receives the dragged card, and null when the drag ends; undefined where cards cannot be dragged. */
  onDrag?: (order: BoardOrder | null) => void;
}

/** The cards of a column; the column takes the focus of a card that was removed. */
export function ColumnCards({ status, orders, onDrag }: ColumnCardsProps) {
  const { list, ...focus } = useRestoreFocus<HTMLDivElement>(orders.length);
  return (
    <Box ref={list} {...focus} tabIndex={-1} outline="none">
      {orders.length === 0 && (
        <Text paddingBlock="6" textAlign="center" textStyle="sm" color="fg.muted">
          {texts.emptyColumn}
        </Text>
      )}
      {orders.length > 0 && (
        <Box
          as="ul"
          display="grid"
          gridTemplateColumns="minmax(0, 1fr)"
          gap="2"
          listStyleType="none"
          aria-label={columnTexts[status]}
        >
          {orders.map((order) => (
            <li
              key={order.id}
              draggable={onDrag !== undefined}
              onDragStart={(event) => {
                event.dataTransfer.setData('text/plain', texts.number(order.number)); // Firefox drags only elements with data
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

interface PrintColumnLinkProps {
  status: ColumnStatus;
  /** The number of orders in the column. */
  count: number;
}

/** The link that prints the packing slips of a column; there is none for an empty column and for orders that have left. */
export function PrintColumnLink({ status, count }: PrintColumnLinkProps) {
  if (count === 0 || !printedStates.some((each) => each === status)) return null;
  const label = texts.printColumn(columnTexts[status] ?? status);
  return (
    <IconButton
      asChild
      variant="ghost"
      colorPalette="gray"
      aria-label={label}
      title={label}
      minW={{ lg: '8' }}
      w={{ lg: '8' }}
    >
      <Link to={printOrdersPath('packing-slip', { state: status })}>
        <Printer size={18} aria-hidden />
      </Link>
    </IconButton>
  );
}
