import { Box, chakra } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { AdminTableRow } from '../../ui/AdminTableRow.tsx';
import { field } from '../../../ui/theme/recipes.ts';
import { texts } from '../texts.ts';
import { columnLabel } from './columnLabel.ts';

interface ColumnMappingRowProps {
  heading: string;
  /** The first cells below it. */
  samples: readonly string[];
  /** The columns to choose from. */
  columns: readonly string[];
  /** The chosen column; null when the heading is ignored. */
  column: string | null;
  onColumn: (column: string | null) => void;
}

/** A heading of the file, its first cells, and the column that it is mapped to. */
export function ColumnMappingRow({ heading, samples, columns, column, onColumn }: ColumnMappingRowProps) {
  return (
    <AdminTableRow role="row">
      <Cell role="cell" w={{ md: '30%' }} fontWeight="semibold" overflowWrap="anywhere">
        {heading}
      </Cell>
      <Cell role="cell" color="fg.muted" overflowWrap="anywhere">
        {samples.length === 0 ? texts.noSamples : samples.join(' · ')}
      </Cell>
      <Cell role="cell" w={{ md: '16rem' }}>
        <Box position="relative">
          <Select
            aria-label={texts.columnOf(heading)}
            value={column ?? ''}
            color={column === null ? 'fg.muted' : 'fg'}
            onChange={(event) => onColumn(event.target.value === '' ? null : event.target.value)}
          >
            <option value="">{texts.ignored}</option>
            {columns.map((name) => (
              <option key={name} value={name}>
                {columnLabel(name)}
              </option>
            ))}
          </Select>
          <Box position="absolute" insetEnd="3" top="3" color="fg.muted" pointerEvents="none">
            <ChevronDown size={20} aria-hidden />
          </Box>
        </Box>
      </Cell>
    </AdminTableRow>
  );
}

const Cell = chakra('td', { base: { '&&': { verticalAlign: 'middle' } } });

const Select = chakra('select', {
  base: { ...field, h: '11', ps: '3', pe: '10', textOverflow: 'ellipsis', cursor: 'button' },
});
