import { graphql, usePaginationFragment, useFragment } from 'react-relay';
import { Box, Skeleton, Button, chakra, Flex, Text } from '@chakra-ui/react';
import { startTransition, useState } from 'react';
import { ArrowUpDown, Pencil, Trash2 } from 'lucide-react';
import { PageQuery } from '../../relay/PageQuery.tsx';
import type { AdminCategoriesPageQuery } from './__generated__/AdminCategoriesPageQuery.graphql.ts';
import { texts } from './texts.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { EmptyResultIllustration } from '../../ui/illustrations/EmptyResultIllustration.tsx';
import { LoadMore } from '../../ui/lists/LoadMore.tsx';
import { useLoadMore } from '../../ui/lists/useLoadMore.ts';
import type { AdminCategoriesPage_query$key } from './__generated__/AdminCategoriesPage_query.graphql.ts';
import type { AdminCategoriesPageNextQuery } from './__generated__/AdminCategoriesPageNextQuery.graphql.ts';
import { AddCategoryDialog, EditCategoryDialog } from './CategoryDialogs.tsx';
import { CardGrid } from '../ui/CardGrid.tsx';
import { CategoryOrderDialog } from './CategoryOrderDialog.tsx';
import { NoMatch } from './NoMatch.tsx';
import { AdminHeader } from '../ui/AdminHeader.tsx';
import { matchesText } from '../../ui/lists/matchesText.ts';
import { SearchField } from '../../ui/lists/SearchField.tsx';
import { useUrlFilters } from '../../ui/lists/useUrlFilters.ts';
import { useFocusAfterRemoval } from '../../ui/lists/useFocusAfterRemoval.ts';
import { Picture } from '../../shop/media/Picture.tsx';
import type { AdminCategoriesPage_category$key } from './__generated__/AdminCategoriesPage_category.graphql.ts';
import { DeleteCategoryDialog } from './DeleteCategoryDialog.tsx';
import { useScrollToNew } from '../../ui/lists/useScrollToNew.ts';
import { useActiveDialog } from '../../ui/dialogs/useActiveDialog.ts';

const adminCategoriesPageQuery = graphql`
  query AdminCategoriesPageQuery {
    ...AdminCategoriesPage_query
  }
`;

/** The admin page of categories. */
export function AdminCategoriesPage() {
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <AdminHeader title={texts.category} action={texts.createCategory} onAdd={() => setAdding(true)} />
      <PageQuery<AdminCategoriesPageQuery> query={adminCategoriesPageQuery} fallback={<AdminCategoriesSkeleton />}>
        {(query) => <AdminCategories query={query} isAdding={isAdding} onAddingEnd={() => setAdding(false)} />}
      </PageQuery>
    </>
  );
}

const places = Array.from({ length: 12 }, (_, place) => place);

/** The list of categories while it loads. */
function AdminCategoriesSkeleton() {
  return (
    <div aria-busy>
      <Skeleton h="11" w="full" maxW="md" mb="5" />
      <CardGrid aria-hidden>
        {places.map((place) => (
          <Box as="li" key={place} layerStyle="card" overflow="hidden">
            <Skeleton aspectRatio={1} borderRadius="none" />
            <Skeleton h="5" w="70%" mx="3" my="2.5" />
            <Box h="11" borderTopWidth="1px" />
          </Box>
        ))}
      </CardGrid>
    </div>
  );
}

const PAGE_SIZE = 100;

/** The list length from which the search is shown. */
const MIN_FOR_SEARCH = 12;

const EAGER_CARDS = 6;

interface AdminCategoriesProps {
  query: AdminCategoriesPage_query$key;
  /** Whether the form for a new category is open. */
  isAdding: boolean;
  onAddingEnd: () => void;
}

/** All categories as cards, with a search if there are many. */
function AdminCategories({ query, isAdding, onAddingEnd }: AdminCategoriesProps) {
  const { data, ...pages } = usePaginationFragment<AdminCategoriesPageNextQuery, AdminCategoriesPage_query$key>(
    graphql`
      fragment AdminCategoriesPage_query on Query
      @refetchable(queryName: "AdminCategoriesPageNextQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 100 }, cursor: { type: "String" }) {
        categories(first: $count, after: $cursor, sort: POSITION) @connection(key: "AdminCategories_categories") {
          __id
          edges {
            node {
              id
              name
              ...AdminCategoriesPage_category
            }
          }
        }
      }
    `,
    query,
  );
  const { filters, change } = useUrlFilters(['q']);
  const [addedId, setAddedId] = useState<string | null>(null);
  const [isOrdering, setOrdering] = useState(false);
  const more = useLoadMore(pages, PAGE_SIZE);
  const { __id: connectionId, edges } = data.categories;
  const list = useFocusAfterRemoval<HTMLUListElement>(edges.length);
  const shown = edges.filter(({ node }) => matchesText(node.name, filters.q));

  return (
    <>
      <Flex wrap="wrap" gap="2" mb={edges.length > 1 ? '5' : '0'}>
        {(edges.length > MIN_FOR_SEARCH || filters.q !== '') && (
          <Box flex="1 1 16rem" maxW="md">
            <SearchField label={texts.searchLabel} text={filters.q} onText={(q) => change({ q })} />
          </Box>
        )}
        {edges.length > 1 && !more.hasNext && (
          <Button variant="outline" onClick={() => setOrdering(true)}>
            <ArrowUpDown aria-hidden />
            {texts.changeOrder}
          </Button>
        )}
      </Flex>
      {edges.length === 0 && (
        <EmptyState
          title="No categories yet"
          text="Add the first one to start the catalogue."
          picture={<EmptyResultIllustration />}
        />
      )}
      {edges.length > 0 && shown.length === 0 && !more.hasNext && <NoMatch onClear={() => change({ q: '' })} />}
      <CardGrid ref={list} tabIndex={-1} role="list" aria-label="Categories">
        {shown.map(({ node }, index) => (
          <AdminCategoryCard
            key={node.id}
            category={node}
            connectionId={connectionId}
            isEager={index < EAGER_CARDS}
            isNew={node.id === addedId}
          />
        ))}
      </CardGrid>
      <LoadMore pages={more} isAutomatic />
      <CategoryOrderDialog
        categories={edges.map(({ node: { id, name } }) => ({ id, name }))}
        isOpen={isOrdering}
        onClose={() => setOrdering(false)}
        onChanged={() => startTransition(() => void pages.refetch({}, { fetchPolicy: 'network-only' }))}
      />
      <AddCategoryDialog connectionId={connectionId} isOpen={isAdding} onClose={onAddingEnd} onCreated={setAddedId} />
    </>
  );
}

interface AdminCategoryCardProps {
  category: AdminCategoriesPage_category$key;
  /** The id of the connection that holds it. */
  connectionId: string;
  isEager: boolean;
  /** It has just been created. */
  isNew: boolean;
}

/** A category with its edit and delete buttons. */
function AdminCategoryCard({ category: categoryKey, connectionId, isEager, isNew }: AdminCategoryCardProps) {
  const category = useFragment(
    graphql`
      fragment AdminCategoriesPage_category on Category {
        name
        picture {
          ...Picture_picture
        }
        ...CategoryDialogs_category
        ...DeleteCategoryDialog_category
      }
    `,
    categoryKey,
  );
  const { kind, isOpen, start, close } = useActiveDialog<'edit' | 'delete'>();
  const card = useScrollToNew<HTMLLIElement>(isNew);
  const { name } = category;

  return (
    <chakra.li
      ref={card}
      display="flex"
      layerStyle="card"
      flexDirection="column"
      overflow="hidden"
      borderColor={isNew ? 'primary.border' : 'border'}
    >
      <Box asChild w="full">
        <Picture
          picture={category.picture}
          sizes="(min-width: 1024px) 16vw, (min-width: 768px) 25vw, 50vw"
          isDecoration
          isEager={isEager}
        />
      </Box>
      <Box flex="1" px="3" py="2.5">
        <Text fontWeight="semibold" textStyle="sm" lineClamp={2} overflowWrap="anywhere">
          {name}
        </Text>
      </Box>
      <Flex borderTopWidth="1px">
        <CardButton variant="ghost" aria-label={texts.editLabel(name)} onClick={() => start('edit')}>
          <Pencil aria-hidden />
          Edit
        </CardButton>
        <Box borderStartWidth="1px" />
        <CardButton
          variant="ghost"
          colorPalette="red"
          aria-label={texts.deleteLabel(name)}
          onClick={() => start('delete')}
        >
          <Trash2 aria-hidden />
          Delete
        </CardButton>
      </Flex>
      {kind === 'edit' && <EditCategoryDialog category={category} isOpen={isOpen} onClose={close} />}
      {kind === 'delete' && (
        <DeleteCategoryDialog category={category} connectionId={connectionId} isOpen={isOpen} onClose={close} />
      )}
    </chakra.li>
  );
}

const CardButton = chakra(Button, { base: { flex: '1', minW: '0', px: '1', gap: '1.5', borderRadius: 'none' } });
