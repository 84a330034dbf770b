import { IconButton } from '@chakra-ui/react';
import { Printer } from 'lucide-react';
import { Link } from 'react-router-dom';
import { printOrdersPath } from '../../print/printPaths.ts';
import { printedStates } from '../../print/printVariables.ts';
import type { ColumnStatus } from './boardStates.ts';
import { columnTexts, texts } from './texts.ts';

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
