import { Badge, Box, Button, Flex } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { SavedFilters } from '../../savedFilters/SavedFilters.tsx';
import { formatCount } from '../../../ui/numbers/formatCount.ts';
import { FilterSelect } from '../../../ui/lists/FilterSelect.tsx';
import { SearchField } from '../../../ui/lists/SearchField.tsx';
import type { BoardFilters_query$key } from './__generated__/BoardFilters_query.graphql.ts';
import type { filterNames } from './orderBoardUrl.ts';
import { statusTexts } from '../../../shop/orders/texts.ts';
import { disputeTexts } from '../disputes/texts.ts';
import { texts } from './texts.ts';

type Filters = Record<(typeof filterNames)[number], string>;

interface BoardFiltersProps {
  query: BoardFilters_query$key;
  filters: Filters;
  onChange: (changed: Partial<Filters>) => void;
}

const views = [
  { show: '', label: texts.open },
  { show: 'hold', label: texts.onHold },
  { show: 'disputed', label: disputeTexts.badge },
  { show: 'all', label: texts.all },
] as const;

const states = [
  { value: '', label: texts.anyState },
  ...Object.entries(statusTexts).map(([value, label]) => ({ value, label })),
];

/** The board's filters: search, which orders, with the numbers of those on hold and of disputed payments, and the state of the listed ones. */
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
  const counts = { '': 0, hold: onHold.totalCount, disputed: disputed.totalCount, all: 0 };
  const chosen = views.find(({ show }) => show === filters.show)?.show ?? '';
  return (
    <Flex wrap="wrap" gap="2" mb="4">
      <Box flex="1 1 16rem">
        <SearchField label={texts.search} text={filters.q} onText={(q) => onChange({ q })} />
      </Box>
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
      <Flex role="group" aria-label={texts.view} gap="1" wrap="wrap">
        {views.map(({ show, label }) => {
          const isChosen = show === chosen;
          const count = counts[show];
          if (show === 'disputed' && count === 0 && !isChosen) return null; // most shops never have one
          return (
            <Button
              key={label}
              variant={isChosen ? 'subtle' : 'ghost'}
              colorPalette={isChosen ? 'green' : 'gray'}
              aria-pressed={isChosen}
              onClick={() => onChange({ show, state: '' })}
            >
              {label}
              {count > 0 && (
                <>
                  {' '}
                  <Badge colorPalette={show === 'hold' ? 'brand' : 'red'}>{formatCount(count)}</Badge>
                </>
              )}
            </Button>
          );
        })}
      </Flex>
      <SavedFilters query={saved} kind="ORDERS" />
    </Flex>
  );
}
