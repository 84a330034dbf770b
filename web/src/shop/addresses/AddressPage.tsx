import { Button, chakra, Flex, Heading } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { graphql, usePaginationFragment, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { RedirectToLogin } from '../identity/RedirectToLogin.tsx';
import { PageBoundary } from '../../relay/PageBoundary.tsx';
import { usePageQuery } from '../../relay/preload.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageTitle } from '../../ui/head/PageTitle.tsx';
import type { AddressPagePaginationQuery } from './__generated__/AddressPagePaginationQuery.graphql.ts';
import type { AddressPageQuery } from './__generated__/AddressPageQuery.graphql.ts';
import type { AddressPage_viewer$key } from './__generated__/AddressPage_viewer.graphql.ts';
import { AddAddressDialog } from './AddAddressDialog.tsx';
import { AddAddressTile } from './AddAddressTile.tsx';
import { AddressCard } from './AddressCard.tsx';
import { AddressPageSkeleton } from './AddressPageSkeleton.tsx';
import { texts } from './texts.ts';

const addressPageQuery = graphql`
  query AddressPageQuery {
    viewer {
      ...AddressPage_viewer
    }
  }
`;

/** The shopper's address book. */
export function AddressPage() {
  const queryRef = usePageQuery<AddressPageQuery>(addressPageQuery);
  return (
    <PageBoundary fallback={<AddressPageSkeleton />}>
      <AddressPageContent queryRef={queryRef} />
    </PageBoundary>
  );
}

function AddressPageContent({ queryRef }: { queryRef: PreloadedQuery<AddressPageQuery> }) {
  const { viewer } = usePreloadedQuery<AddressPageQuery>(addressPageQuery, queryRef);
  return (
    <>
      <PageTitle title={texts.title} />
      {viewer == null ? <RedirectToLogin /> : <AddressBook viewer={viewer} />}
    </>
  );
}

function AddressBook({ viewer: viewerKey }: { viewer: AddressPage_viewer$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    AddressPagePaginationQuery,
    AddressPage_viewer$key
  >(
    graphql`
      fragment AddressPage_viewer on User
      @argumentDefinitions(count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" })
      @refetchable(queryName: "AddressPagePaginationQuery") {
        ...AddAddressDialog_viewer
        ...AddressCard_viewer
        addresses(first: $count, after: $cursor) @connection(key: "AddressBook_addresses") {
          __id
          edges {
            node {
              id
              ...AddressCard_address
            }
          }
        }
      }
    `,
    viewerKey,
  );
  const [isAdding, setIsAdding] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const renderedCount = useRef(0);
  const { __id: connectionId, edges } = data.addresses;

  // Deleting an address removes the focused button from the page, so the list takes the focus.
  useLayoutEffect(() => {
    if (edges.length < renderedCount.current) list.current?.focus();
    renderedCount.current = edges.length;
  }, [edges.length]);

  const startAdding = () => setIsAdding(true);

  return (
    <>
      <Flex justifyContent="space-between" alignItems="center" gap="4" marginBottom="5">
        <Heading as="h1" textStyle="2xl">
          {texts.title}
        </Heading>
        <Button onClick={startAdding}>
          <Plus size={18} aria-hidden />
          {texts.add}
        </Button>
      </Flex>
      {edges.length === 0 && <EmptyState title={texts.emptyTitle} text={texts.emptyText} />}
      <chakra.ul
        ref={list}
        tabIndex={-1}
        display="grid"
        gridTemplateColumns={{
          base: 'minmax(0, 1fr)',
          lg: 'repeat(2, minmax(0, 1fr))',
          xl: 'repeat(3, minmax(0, 1fr))',
        }}
        gap="4"
        listStyleType="none"
        aria-label={texts.list}
        outline="none"
      >
        {edges.map(({ node }) => (
          <AddressCard key={node.id} address={node} viewer={data} connectionId={connectionId} />
        ))}
        <li>
          <AddAddressTile onPress={startAdding} />
        </li>
      </chakra.ul>
      {hasNext && (
        <Button variant="ghost" marginTop="4" loading={isLoadingNext} onClick={() => loadNext(50)}>
          {texts.showMore}
        </Button>
      )}
      <AddAddressDialog
        viewer={data}
        connectionId={connectionId}
        isOpen={isAdding}
        onClose={() => setIsAdding(false)}
      />
    </>
  );
}
