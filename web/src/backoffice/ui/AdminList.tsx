import { Box, Button, chakra, Skeleton, Text } from '@chakra-ui/react';
import type { ReactElement, ReactNode, Ref } from 'react';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { EmptyResultIllustration } from '../../ui/illustrations/EmptyResultIllustration.tsx';
import { LoadMore } from '../../ui/lists/LoadMore.tsx';
import type { LoadMoreState } from '../../ui/lists/useLoadMore.ts';
import { BusyFade } from './BusyFade.tsx';
import { AdminTable } from './AdminTable.tsx';
import { AdminTableRow, Cell } from './AdminTableRow.tsx';

interface EmptyTexts {
  title: string;
  text?: string;
}

interface AdminListProps {
  /** The table, which takes the focus when a row with the focused button is removed. */
  ref?: Ref<HTMLDivElement>;
  /** The name of the table for screen readers. */
  label: string;
  columns: readonly string[];
  /** The last column holds the actions of a row. */
  hasActions?: boolean;
  rows: readonly ReactElement[];
  pages: LoadMoreState;
  /** How many entries match, in words. */
  count?: string;
  /** Controls beside the count. */
  tools?: ReactNode;
  empty: EmptyTexts;
  /** Replaces `empty` while the list is filtered. */
  noMatch?: EmptyTexts;
  /** The button that clears the filters; null if none is set. */
  clear?: { label: string; onPress: () => void } | null;
  /** Whether the list of other filters is being loaded. */
  isBusy?: boolean;
}

/** A paginated list: a table of its rows with the number of entries, or the text of an empty list. */
export function AdminList(props: AdminListProps) {
  const { ref, label, columns, hasActions = false, rows, pages, count, tools, empty, noMatch, clear = null } = props;
  const { isBusy = false } = props;
  if (rows.length === 0) {
    return (
      <EmptyState
        {...(clear === null ? empty : (noMatch ?? empty))}
        picture={<EmptyResultIllustration />}
        action={
          clear !== null && (
            <Button variant="outline" onClick={clear.onPress}>
              {clear.label}
            </Button>
          )
        }
      />
    );
  }
  return (
    <BusyFade isBusy={isBusy}>
      {count !== undefined && (
        <Count>
          <Text role="status" textStyle="sm" color="fg.muted">
            {count}
          </Text>
          {clear !== null && (
            <Button variant="ghost" ms="auto" onClick={clear.onPress}>
              {clear.label}
            </Button>
          )}
          {tools}
        </Count>
      )}
      <AdminTable
        {...(ref !== undefined && { ref })}
        label={label}
        columns={columns}
        hasActions={hasActions}
        isBusy={isBusy}
      >
        {rows}
      </AdminTable>
      <LoadMore pages={pages} />
    </BusyFade>
  );
}

/** The row of the number of entries and of the controls beside it. */
const Count = chakra('div', {
  base: { display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: '2', minH: '11', mb: '1' },
});

interface AdminListSkeletonProps {
  columns: readonly string[];
  rows?: number;
  /** The lines of the first cell. */
  lines?: number;
  /** Stands for the filters above the list that depend on the data. */
  filters?: ReactNode;
  /** Whether the number of entries is above the table. */
  hasCount?: boolean;
}

/** A list while it loads: its table with empty cells. */
export function AdminListSkeleton({ columns, rows = 8, lines = 1, filters, hasCount = false }: AdminListSkeletonProps) {
  return (
    <Box aria-busy>
      {filters}
      {hasCount && (
        <Count>
          <Skeleton h="4" w="24" />
        </Count>
      )}
      <Box aria-hidden>
        <AdminTable label="" columns={columns}>
          {Array.from({ length: rows }, (_, row) => (
            <AdminTableRow key={row}>
              {columns.map((column, place) => (
                <Cell key={column}>
                  {Array.from({ length: place === 0 ? lines : 1 }, (_none, line) => (
                    <Skeleton key={line} h="4" my="0.5" w={line === 0 ? '80%' : '50%'} />
                  ))}
                </Cell>
              ))}
            </AdminTableRow>
          ))}
        </AdminTable>
      </Box>
    </Box>
  );
}
