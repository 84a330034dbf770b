import { Button, Skeleton } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import { CardSkeletons } from '../../ui/CardSkeletons.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { BasketIllustration } from '../../ui/illustrations/BasketIllustration.tsx';
import { useFocusAfterRemoval } from '../../ui/lists/useFocusAfterRemoval.ts';
import { AccountPage, AccountPageHead } from '../identity/AccountPage.tsx';
import type { AddressPage_viewer$key } from './__generated__/AddressPage_viewer.graphql.ts';
import type { AddressPagePaginationQuery } from './__generated__/AddressPagePaginationQuery.graphql.ts';
import type { AddressPageQuery } from './__generated__/AddressPageQuery.graphql.ts';
import { AddressCard } from './AddressCard.tsx';
import { AddAddressDialog, AddAddressTile } from './AddressDialog.tsx';
import styles from './AddressForm.module.css';

const addressPageQuery = graphql`
  query AddressPageQuery {
    viewer {
      ...AddressPage_viewer
    }
  }
`;

/** The shopper's address book. */
export function AddressPage() {
  const skeleton = (
    <>
      <AccountPageHead title="Address">
        <Skeleton>
          <Button as="span">
            <Plus size={18} aria-hidden />
            Add Address
          </Button>
        </Skeleton>
      </AccountPageHead>
      <div className={styles.grid}>
        <CardSkeletons count={3} lines={4} />
      </div>
    </>
  );
  return (
    <AccountPage<AddressPageQuery> query={addressPageQuery} skeleton={skeleton}>
      {(viewer) => <AddressBook viewer={viewer} />}
    </AccountPage>
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
        ...AddressDialog_viewer
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
  const { __id: connectionId, edges } = data.addresses;
  const list = useFocusAfterRemoval<HTMLUListElement>(edges.length);

  const startAdding = () => setIsAdding(true);

  return (
    <>
      <AccountPageHead title="Address">
        <Button onClick={startAdding}>
          <Plus size={18} aria-hidden />
          Add Address
        </Button>
      </AccountPageHead>
      {edges.length === 0 && (
        <EmptyState
          title="No saved addresses yet"
          text="Save one to check out faster."
          picture={<BasketIllustration symbol="pin" />}
        />
      )}
      <ul className={styles.grid} ref={list} tabIndex={-1} aria-label="Saved addresses">
        {edges.map(({ node }) => (
          <AddressCard key={node.id} address={node} viewer={data} connectionId={connectionId} />
        ))}
        <li>
          <AddAddressTile onPress={startAdding} />
        </li>
      </ul>
      {hasNext && (
        <Button variant="ghost" marginTop="4" loading={isLoadingNext} onClick={() => loadNext(50)}>
          Show more addresses
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
