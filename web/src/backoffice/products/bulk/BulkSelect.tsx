import { formatCount } from '@kirana/shared/numbers.ts';
import { MAX_BULK_PRODUCTS } from '@kirana/shared/limits.ts';
import { Button, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { type ProductListParams, selectionVariables } from '../list/productListParams.ts';
import { toErrorMessage } from '../../../relay/RequestError.ts';
import { CheckLabel } from '../../../ui/forms/CheckLabel.tsx';
import { showError } from '../../../ui/toasts/toastStore.ts';
import type { BulkSelectAllQuery } from './__generated__/BulkSelectAllQuery.graphql.ts';

interface BulkSelectProps {
  selection: BulkSelection;
  /** The products of the current page. */
  pageIds: readonly string[];
  totalCount: number;
  /** The URL's filters, which select all matching products. */
  params: ProductListParams;
  /** Another filter than the URL's is typed or loads: what is on screen is not what would be selected. */
  isOutdated: boolean;
}

/** Selects the products of the current page, or all that match the URL's filters: up to 500 one by one, more as a filter. */
export function BulkSelect({ selection, pageIds, totalCount, params, isOutdated }: BulkSelectProps) {
  const { selectAll, isSelecting } = useBulkSelectAll(selection.add);
  const isPageSelected = pageIds.every(selection.has);
  const canSelectAll = totalCount > pageIds.length && selection.count < totalCount;
  const isMany = totalCount > MAX_BULK_PRODUCTS;
  if (pageIds.length === 0) return null;

  return (
    <Flex wrap="wrap" align="center" columnGap="1">
      {canSelectAll && (
        <Button
          variant="ghost"
          px="3"
          {...(!isPageSelected && { hideBelow: 'md' })}
          aria-disabled={isSelecting || isOutdated}
          onClick={() => {
            if (isOutdated) return;
            if (isMany) selection.addAllMatching(totalCount);
            else selectAll(params, totalCount);
          }}
        >
          {isSelecting ? 'Selecting…' : `Select all ${formatCount(totalCount)}`}
        </Button>
      )}
      <CheckLabel
        input={{ boxSize: '5' }}
        isChecked={isPageSelected}
        onChange={(isChecked) => (isChecked ? selection.add(pageIds) : selection.remove(pageIds))}
        gap="2"
        px="1"
        textStyle="sm"
      >
        Select page
      </CheckLabel>
    </Flex>
  );
}

/** The selected products. */
export type BulkSelection = ReturnType<typeof useBulkSelection>;

interface SelectableList {
  /** What identifies the list's filters: another filter ends the selection of all that match. */
  filterKey: string;
  /** The products of the current page. */
  pageIds: readonly string[];
}

/** The selected products, kept across pages of the list. */
export function useBulkSelection({ filterKey, pageIds }: SelectableList) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [matching, setMatching] = useState<{ filterKey: string; count: number } | null>(null);
  const [lastId, setLastId] = useState<string | null>(null);
  const isAllMatching = matching?.filterKey === filterKey;
  // One product less than all that match leaves the others of its page.
  const current = isAllMatching ? new Set(pageIds) : selected;

  const select = (ids: ReadonlySet<string>) => {
    setMatching(null);
    setSelected(ids);
  };
  const add = (ids: readonly string[]) => {
    const all = new Set([...current, ...ids]);
    if (all.size > MAX_BULK_PRODUCTS) showError(`You can select up to ${formatCount(MAX_BULK_PRODUCTS)} products`);
    select(new Set([...all].slice(0, MAX_BULK_PRODUCTS)));
  };
  const remove = (ids: readonly string[]) => select(new Set([...current].filter((id) => !ids.includes(id))));
  /** Toggles one product; if the last toggled one is in `range` too, also every product between them. */
  const toggle = (id: string, range: readonly string[]) => {
    const places = [range.indexOf(lastId ?? ''), range.indexOf(id)].toSorted((one, other) => one - other);
    const [from = -1, to = -1] = places;
    const ids = from < 0 ? [id] : range.slice(from, to + 1);
    if (current.has(id)) remove(ids);
    else add(ids);
    setLastId(id);
  };

  return {
    ids: isAllMatching ? [] : [...selected],
    count: isAllMatching ? matching.count : selected.size,
    /** Whether all products are selected that match the list's filters, whatever their number. */
    isAllMatching,
    has: (id: string) => isAllMatching || selected.has(id),
    toggle,
    add,
    addAllMatching: (count: number) => {
      setSelected(new Set());
      setMatching({ filterKey, count });
    },
    remove,
    clear: () => select(new Set()),
  };
}

/** The page size limit of the API. */
const PAGE_SIZE = 100;

const query = graphql`
  query BulkSelectAllQuery($search: String, $filter: AdminProductFilter, $sort: AdminProductSort, $offset: Int!) {
    adminProducts(first: 100, offset: $offset, search: $search, filter: $filter, sort: $sort) {
      edges {
        node {
          id
        }
      }
    }
  }
`;

/** Loads the ids of all `count` products that match the URL's filters, on every page. */
function useBulkSelectAll(onIds: (ids: readonly string[]) => void) {
  const environment = useRelayEnvironment();
  const [isSelecting, setSelecting] = useState(false);

  const loadIds = async (params: ProductListParams, count: number) => {
    const ids: string[] = [];
    for (let offset = 0; offset < count; offset += PAGE_SIZE) {
      const variables = { ...selectionVariables(params), offset };
      const page = await fetchQuery<BulkSelectAllQuery>(environment, query, variables).toPromise();
      ids.push(...(page?.adminProducts?.edges ?? []).map(({ node }) => node.id));
    }
    return ids;
  };
  const selectAll = (params: ProductListParams, count: number) => {
    if (isSelecting) return;
    setSelecting(true);
    loadIds(params, count)
      .then(onIds, (error: unknown) => showError(toErrorMessage(error)))
      .finally(() => setSelecting(false));
  };
  return { selectAll, isSelecting };
}
