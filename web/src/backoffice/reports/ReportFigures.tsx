import { formatCount } from '@kirana/shared/numbers.ts';
import { graphql, useFragment } from 'react-relay';
import { chakra, Box, Text } from '@chakra-ui/react';
import { OverviewCard } from '../overview/OverviewCard.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { EmptyResultIllustration } from '../../ui/illustrations/EmptyResultIllustration.tsx';
import type { ReportFigures_table$data, ReportFigures_table$key } from './__generated__/ReportFigures_table.graphql.ts';
import { ReportChart } from './ReportChart.tsx';
import { texts } from './texts.ts';
import { Summary } from '../ui/Summary.tsx';
import { formatCell, type Cell, toCell, toRows } from './formatCell.ts';

/** The chart and the table of a report. */
export function ReportFigures({ table: tableKey }: { table: ReportFigures_table$key }) {
  const table = useFragment(
    graphql`
      fragment ReportFigures_table on ReportTable {
        rowCount
        report {
          columns {
            name
            displayName
            dataType
            description
          }
        }
        ...ReportChart_table
        rows
        totals
      }
    `,
    tableKey,
  );
  if (table.rowCount === 0) {
    return (
      <EmptyState
        title="No Data found"
        text="There’s nothing to report for these days."
        picture={<EmptyResultIllustration />}
      />
    );
  }
  return (
    <>
      <ReportChart table={table} />
      <OverviewCard title={texts.table}>
        <FigureTable table={table} />
        <ColumnNotes columns={table.report.columns} />
      </OverviewCard>
    </>
  );
}

type Column = ReportFigures_table$data['report']['columns'][number];

/** The first rows of a report with the totals of all. It scrolls inside itself; its head and first column stay visible. */
function FigureTable({ table }: { table: ReportFigures_table$data }) {
  const { rowCount, report } = table;
  const { columns } = report;
  const [rows, totals] = [toRows(table.rows), table.totals.map(toCell)];
  const hasTotals = totals.some((total) => total !== null);
  return (
    <>
      <Text mb="2" textStyle="sm" color="fg.muted">
        {rows.length < rowCount
          ? `Showing the first ${formatCount(rows.length)} of ${formatCount(rowCount)} rows. The totals and the file include all of them.`
          : texts.rowCount(rowCount)}
      </Text>
      <Box
        role="region"
        aria-label={texts.table}
        tabIndex={0}
        maxH="36rem"
        overflow="auto"
        borderWidth="1px"
        borderRadius="control"
      >
        <Table>
          <thead>
            <tr>
              {columns.map((column, at) => (
                <th key={column.name} scope="col" data-align={at === 0 ? 'start' : alignOf(column)}>
                  {column.displayName}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, place) => (
              // Rows have no id, and two of them may be the same.
              <tr key={place}>
                <Cells columns={columns} row={row} />
              </tr>
            ))}
          </tbody>
          {hasTotals && (
            <tfoot>
              <tr>
                <Cells columns={columns} row={totals} title="Total" />
              </tr>
            </tfoot>
          )}
        </Table>
      </Box>
    </>
  );
}

const alignOf = ({ dataType }: Column) => (dataType === 'STRING' || dataType === 'DATE' ? 'start' : 'end');

interface CellsProps {
  columns: readonly Column[];
  row: readonly Cell[];
  /** Replaces the value in the first cell. */
  title?: string;
}

function Cells({ columns, row, title }: CellsProps) {
  return columns.map((column, at) => {
    const cell = row[at] ?? null;
    const text = title !== undefined && cell === null ? '' : formatCell(cell, column.dataType);
    if (at > 0) {
      return (
        <td key={column.name} data-align={alignOf(column)}>
          {text}
        </td>
      );
    }
    return (
      <th key={column.name} scope="row" data-align="start">
        {title ?? text}
      </th>
    );
  });
}

const Table = chakra('table', {
  base: {
    w: 'full',
    borderCollapse: 'separate',
    borderSpacing: '0',
    textStyle: 'sm',
    fontVariantNumeric: 'tabular-nums',
    '& :is(th, td)': { px: '3', py: '2', bg: 'bg.panel', whiteSpace: 'nowrap', textAlign: 'start' },
    '& :is(th, td)[data-align=end]': { textAlign: 'end' },
    '& thead th': {
      position: 'sticky',
      top: '0',
      zIndex: '1',
      bg: 'bg.subtle',
      color: 'fg.muted',
      textStyle: 'xs',
      fontWeight: 'semibold',
      borderBottomWidth: '1px',
    },
    '& tbody tr:not(:first-of-type) > *': { borderTopWidth: '1px', borderColor: 'border.muted' },
    '& tfoot > tr > *': {
      position: 'sticky',
      bottom: '0',
      bg: 'bg.subtle',
      fontWeight: 'semibold',
      borderTopWidth: '1px',
    },
    '& tr > th:first-of-type': {
      position: 'sticky',
      insetStart: '0',
      zIndex: '1',
      minW: '8.5rem',
      maxW: { base: '9.5rem', md: '22rem' },
      whiteSpace: 'normal',
      overflowWrap: 'break-word', // `anywhere` would let the column shrink to a letter
      fontWeight: 'medium',
    },
    '& :is(thead, tfoot) tr > th:first-of-type': { zIndex: '2', fontWeight: 'semibold' },
  },
});

/** What the columns of a report count, folded away. */
function ColumnNotes({ columns }: ReportFigures_table$data['report']) {
  const noted = columns.filter(({ description }) => description != null);
  if (noted.length === 0) return null;
  return (
    <chakra.details mt="3">
      <Summary>What the columns mean</Summary>
      <chakra.dl textStyle="sm" display="grid" gap="2" maxW="prose">
        {noted.map(({ displayName, description }) => (
          <div key={displayName}>
            <chakra.dt fontWeight="semibold">{displayName}</chakra.dt>
            <chakra.dd color="fg.muted">{description}</chakra.dd>
          </div>
        ))}
      </chakra.dl>
    </chakra.details>
  );
}
