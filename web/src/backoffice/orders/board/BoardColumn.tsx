import { Text, IconButton } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Printer } from 'lucide-react';
import { Link } from 'react-router-dom';
import { OrderCardGrid } from '../../fulfillment/OrderCardGrid.tsx';
import type { ColumnStatus } from './boardStates.ts';
import type { AskedOrder } from '../../fulfillment/OrderQuestionContext.ts';
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
  const empty = (
    <Text paddingBlock="6" textAlign="center" textStyle="sm" color="fg.muted">
      Nothing here
    </Text>
  );
  return (
    <OrderCardGrid label={columnTexts[status]} count={orders.length} columns="minmax(0, 1fr)" gap="2" empty={empty}>
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
    </OrderCardGrid>
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
  const label = `Print packing slips: ${columnTexts[status] ?? status}`;
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
