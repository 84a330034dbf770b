import { Badge, Box, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { SavedFilters } from '../../savedFilters/SavedFilters.tsx';
import { formatCount } from '@kirana/shared/numbers.ts';
import { ToggleButtons } from '../../ui/ToggleButtons.tsx';
import { FilterSelect } from '../../../ui/lists/FilterSelect.tsx';
import { SearchField } from '../../../ui/lists/SearchField.tsx';
import type { BoardFilters_query$key } from './__generated__/BoardFilters_query.graphql.ts';
import type { filterNames } from './orderBoardUrl.ts';
import { statusTexts } from '../../../shop/orders/texts.ts';
import { DISPUTED } from '../disputes/OrderDisputes.tsx';
import { texts } from './texts.ts';

type Filters = Record<(typeof filterNames)[number], string>;

interface BoardFiltersProps {
  query: BoardFilters_query$key;
  filters: Filters;
  onChange: (changed: Partial<Filters>) => void;
}

const views = [
  { value: '', label: 'Open' },
  { value: 'hold', label: texts.onHold },
  { value: 'disputed', label: DISPUTED },
  { value: 'all', label: 'All orders' },
] as const;

const states = [
  { value: '', label: 'Any state' },
  ...Object.entries(statusTexts).map(([value, label]) => ({ value, label })),
];

/** The board's filters and the saved ones. */
export function BoardFilters({ query, filters, onChange }: BoardFiltersProps) {
  const { onHold, disputed, ...saved } = useFragment(
    graphql`
      fragment BoardFilters_query on Query {
        onHold: adminOrders(filter: { isOnHold: true }, first: 0) @required(action: THROW) {
          totalCount
        }
        disputed: adminOrders(filter: { isDisputed: true }, first: 0) @required(action: THROW) {
          totalCount
        }
        ...SavedFilters_query @arguments(kind: ORDERS)
      }
    `,
    query,
  );
  return (
    <BoardFilterFields onHold={onHold.totalCount} disputed={disputed.totalCount} filters={filters} onChange={onChange}>
      <SavedFilters query={saved} kind="ORDERS" />
    </BoardFilterFields>
  );
}

interface BoardFilterFieldsProps extends Omit<BoardFiltersProps, 'query'> {
  /** The number of orders on hold. */
  onHold?: number;
  /** The number of orders with disputed payments. */
  disputed?: number;
  /** The saved filters. */
  children: ReactNode;
}

/** The fields of the filters: search, which orders, with the numbers of those on hold and of disputed payments, and the state of the listed ones. */
export function BoardFilterFields(props: BoardFilterFieldsProps) {
  const { onHold = 0, disputed = 0, filters, onChange, children } = props;
  const counts = { '': 0, hold: onHold, disputed, all: 0 };
  const chosen = views.find(({ value }) => value === filters.show)?.value ?? '';
  return (
    <Flex wrap="wrap" gap="2" mb="4">
      <Box flex="1 1 14rem">
        <SearchField label="Number, mobile or name" text={filters.q} onText={(q) => onChange({ q })} />
      </Box>
      {children}
      {chosen === 'all' && (
        <Box flex="0 1 12rem">
          <FilterSelect
            label={texts.columnState}
            value={filters.state}
            options={states}
            onValue={(state) => onChange({ state })}
          />
        </Box>
      )}
      <ToggleButtons
        label="Which orders"
        options={views
          .filter(({ value }) => value !== 'disputed' || counts.disputed > 0 || value === chosen) // most shops never have one
          .map(({ value, label }) => ({
            value,
            label: <Counted label={label} count={counts[value]} palette={value === 'hold' ? 'yellow' : 'red'} />,
          }))}
        value={chosen}
        onValue={(show) => onChange({ show, state: '' })}
      />
    </Flex>
  );
}

function Counted({ label, count, palette }: { label: string; count: number; palette: string }) {
  if (count === 0) return label;
  return (
    <>
      {label} <Badge colorPalette={palette}>{formatCount(count)}</Badge>
    </>
  );
}
