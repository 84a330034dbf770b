import { Box, Button, Flex, Link, Skeleton, Text } from '@chakra-ui/react';
import { MAX_BULK_PRODUCTS } from '@kirana/shared/limits.ts';
import { type Dispatch, type ReactNode, type SetStateAction, useEffect, useRef, useState } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import { Navigate, Link as RouterLink } from 'react-router-dom';
import { PageQuery } from '../../relay/PageQuery.tsx';
import { useAction } from '../../relay/useAction.ts';
import { DiscardChangesDialog } from '../../ui/dialogs/DiscardChangesDialog.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FilterSelect } from '../../ui/lists/FilterSelect.tsx';
import { LoadMore } from '../../ui/lists/LoadMore.tsx';
import { SearchField } from '../../ui/lists/SearchField.tsx';
import { useLoadMore } from '../../ui/lists/useLoadMore.ts';
import { useUrlFilters } from '../../ui/lists/useUrlFilters.ts';
import { importPath } from '../import/importPath.ts';
import { productCount } from '../products/productTexts.ts';
import { AdminHeader } from '../ui/AdminHeader.tsx';
import { BusyFade } from '../ui/BusyFade.tsx';
import type { StaplesPage_query$key } from './__generated__/StaplesPage_query.graphql.ts';
import type { StaplesPageAddMutation } from './__generated__/StaplesPageAddMutation.graphql.ts';
import type { StaplesPageNextQuery } from './__generated__/StaplesPageNextQuery.graphql.ts';
import type { StaplesPageQuery } from './__generated__/StaplesPageQuery.graphql.ts';
import { type ChosenStaples, fullName, toLine } from './chosenStaples.ts';
import { StapleItem, StapleRow } from './StapleRow.tsx';
import { filterNames } from './staplesUrl.ts';

const staplesPageQuery = graphql`
  query StaplesPageQuery($search: String, $category: String) {
    stapleCategories @required(action: THROW)
    ...StaplesPage_query @arguments(search: $search, category: $category)
  }
`;

/** The staples to pick from, with the prices of the shop. What is ticked stays while the list is filtered. */
export function StaplesPage() {
  const { filters, change, isBusy } = useUrlFilters(filterNames);
  const [chosen, setChosen] = useState<ChosenStaples>(new Map());
  const [isChosenList, setChosenList] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const [importId, setImportId] = useState<string | null>(null);
  if (importId !== null) return <Navigate to={importPath(importId)} />;
  const list = { chosen, isChecked, onChange: setChosen };
  return (
    <>
      <AdminHeader
        back={{ to: '/dashboard/product', label: 'Product' }}
        title="Pick staples"
        lead="Tick what you sell and enter your own prices. Names, pictures, GST and HSN codes are filled in: check them before you open."
      />
      <Text mt="-2" mb="4" textStyle="sm" color="fg.muted">
        Something missing? <TextLink to="/dashboard/upload-product">Type it in</TextLink> or{' '}
        <TextLink to="/dashboard/import">import a file</TextLink>.
      </Text>
      <PageQuery<StaplesPageQuery> query={staplesPageQuery} fallback={<StaplesSkeleton />}>
        {({ stapleCategories, ...query }) => (
          <>
            <Flex role="search" aria-label="Staples" wrap="wrap" gap="2" mb="2">
              <Box flex="2 1 14rem">
                <SearchField label="Search staples" text={filters.q} onText={(q) => change({ q })} />
              </Box>
              <Box flex="1 1 12rem">
                <FilterSelect
                  label="Department"
                  value={filters.category}
                  options={[
                    { value: '', label: 'All departments' },
                    ...stapleCategories.map((name) => ({ value: name, label: name })),
                  ]}
                  onValue={(category) => change({ category })}
                />
              </Box>
            </Flex>
            {isChosenList ? (
              <StapleFrame count={productCount(chosen.size)}>
                {[...chosen.values()].map((each) => (
                  <StapleItem key={each.staple.sku} staple={each.staple} {...list} chosen={each} />
                ))}
              </StapleFrame>
            ) : (
              <StapleList query={query} isBusy={isBusy} onClear={() => change({ q: '', category: '' })} {...list} />
            )}
          </>
        )}
      </PageQuery>
      {chosen.size > 0 && (
        <>
          <ChosenBar
            chosen={chosen}
            isChosenList={isChosenList}
            onList={setChosenList}
            onChecked={() => setChecked(true)}
            onAdded={setImportId}
          />
          <DiscardChangesDialog isFiltering />
        </>
      )}
    </>
  );
}

function TextLink({ to, children }: { to: string; children: string }) {
  return (
    <Link asChild color="primary.fg" textDecoration="underline">
      <RouterLink to={to}>{children}</RouterLink>
    </Link>
  );
}

interface StapleListProps {
  query: StaplesPage_query$key;
  isBusy: boolean;
  onClear: () => void;
  chosen: ChosenStaples;
  isChecked: boolean;
  onChange: Dispatch<SetStateAction<ChosenStaples>>;
}

const PAGE_SIZE = 50;

/** The staples that match the filters; more are loaded near the end of the list. */
function StapleList({ query, isBusy, onClear, chosen, isChecked, onChange }: StapleListProps) {
  const { data, ...pages } = usePaginationFragment<StaplesPageNextQuery, StaplesPage_query$key>(
    graphql`
      fragment StaplesPage_query on Query
      @refetchable(queryName: "StaplesPageNextQuery")
      @argumentDefinitions(
        search: { type: "String" }
        category: { type: "String" }
        count: { type: "Int", defaultValue: 50 }
        cursor: { type: "String" }
      ) {
        staples(search: $search, category: $category, first: $count, after: $cursor)
          @connection(key: "StapleList_staples")
          @required(action: THROW) {
          __id
          totalCount
          edges {
            node {
              sku
              ...StapleRow_staple
            }
          }
        }
      }
    `,
    query,
  );
  const { __id: listId, edges, totalCount } = data.staples;
  const more = useLoadMore(pages, PAGE_SIZE, listId);
  if (edges.length === 0) {
    return (
      <EmptyState
        title="No Data found"
        text="No staple has this name. You can still type the product in."
        action={
          <Button variant="outline" onClick={onClear}>
            Show all
          </Button>
        }
      />
    );
  }
  return (
    <BusyFade isBusy={isBusy}>
      <StapleFrame count={productCount(totalCount)}>
        {edges.map(({ node }) => (
          <StapleRow
            key={node.sku}
            staple={node}
            chosen={chosen.get(node.sku)}
            isChecked={isChecked}
            onChange={onChange}
          />
        ))}
      </StapleFrame>
      <LoadMore pages={more} />
    </BusyFade>
  );
}

function StapleFrame({ count, children }: { count: string; children: ReactNode }) {
  return (
    <>
      <Text role="status" py="2" textStyle="sm" color="fg.muted">
        {count}
      </Text>
      <Box as="ul" role="list" listStyleType="none" bg="bg.panel" borderWidth="1px" borderRadius="card">
        {children}
      </Box>
    </>
  );
}

function StaplesSkeleton() {
  return (
    <Box aria-busy>
      <Skeleton h="11" mb="12" />
      {Array.from({ length: 8 }, (_, row) => (
        <Skeleton key={row} h="12" mb="3" />
      ))}
    </Box>
  );
}

interface ChosenBarProps {
  chosen: ChosenStaples;
  /** Whether the ticked ones alone are listed. */
  isChosenList: boolean;
  onList: (isChosenList: boolean) => void;
  /** Called when amounts are missing. */
  onChecked: () => void;
  onAdded: (importId: string) => void;
}

/** The bar below the list: how many are ticked, and the button that adds them. Missing amounts are named, and the first one takes the focus. */
function ChosenBar({ chosen, isChosenList, onList, onChecked, onAdded }: ChosenBarProps) {
  const [error, setError] = useState('');
  const [attempt, setAttempt] = useState(0);
  const bar = useRef<HTMLDivElement>(null);
  const [addStaples, isAdding] = useAction<StaplesPageAddMutation>(graphql`
    mutation StaplesPageAddMutation($input: StaplesAddInput!) {
      staplesAdd(input: $input) {
        ... on StaplesAddPayload {
          catalogueImportEdge {
            node {
              id
            }
          }
        }
        ...actionCallbacks_error @alias(as: "error")
      }
    }
  `);
  useEffect(() => {
    if (attempt > 0) bar.current?.parentElement?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [attempt]);

  const add = () => {
    const all = [...chosen.values()];
    const lines = all.flatMap((each) => toLine(each) ?? []);
    const wrong = all.filter((each) => toLine(each) === null).map(({ staple }) => fullName(staple));
    if (wrong.length > 0) {
      setError(
        `Enter price and stock of: ${wrong.slice(0, 3).join('; ')}${wrong.length > 3 ? ` and ${wrong.length - 3} more` : ''}`,
      );
      onChecked();
      onList(true);
      setAttempt(attempt + 1);
    } else if (lines.length > MAX_BULK_PRODUCTS) {
      setError(`At most ${MAX_BULK_PRODUCTS} at a time: add some of them later`);
    } else {
      setError('');
      addStaples(
        { lines },
        {
          onDone: ({ catalogueImportEdge }) => onAdded(catalogueImportEdge.node.id),
          onRefused: setError,
        },
      );
    }
  };
  return (
    <Box
      ref={bar}
      position="sticky"
      bottom="0"
      mt="4"
      px="4"
      py="3"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="card"
      boxShadow="md"
    >
      <Text role="alert" textStyle="sm" color="fg.error" mb={error === '' ? '0' : '2'} overflowWrap="anywhere">
        {error}
      </Text>
      <Flex align="center" justify="space-between" wrap="wrap" gap="2">
        <Button variant="ghost" colorPalette="gray" aria-pressed={isChosenList} onClick={() => onList(!isChosenList)}>
          {isChosenList ? 'Show all staples' : `Show the ${chosen.size} ticked`}
        </Button>
        <Button loading={isAdding} onClick={add}>{`Add ${productCount(chosen.size)}`}</Button>
      </Flex>
    </Box>
  );
}
