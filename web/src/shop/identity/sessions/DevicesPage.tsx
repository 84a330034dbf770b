import { Button, chakra, Flex, Text } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import { toErrorMessage } from '../../../relay/RequestError.ts';
import { useAction } from '../../../relay/useAction.ts';
import { CardSkeletons } from '../../../ui/CardSkeletons.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { useFocusAfterRemoval } from '../../../ui/lists/useFocusAfterRemoval.ts';
import { showError, showSuccess } from '../../../ui/toasts/toastStore.ts';
import { AccountPage, AccountPageHead } from '../AccountPage.tsx';
import type { DevicesPage_viewer$key } from './__generated__/DevicesPage_viewer.graphql.ts';
import type { DevicesPagePaginationQuery } from './__generated__/DevicesPagePaginationQuery.graphql.ts';
import type { DevicesPageQuery } from './__generated__/DevicesPageQuery.graphql.ts';
import type { DevicesPageRevokeOthersMutation } from './__generated__/DevicesPageRevokeOthersMutation.graphql.ts';
import { DeviceRow } from './DeviceRow.tsx';

const PAGE_SIZE = 20;

const devicesPageQuery = graphql`
  query DevicesPageQuery {
    viewer {
      ...DevicesPage_viewer
    }
  }
`;

/** The devices that the viewer is logged in on. */
export function DevicesPage() {
  const skeleton = (
    <Flex direction="column" gap="3">
      <CardSkeletons count={3} />
    </Flex>
  );
  return (
    <>
      <AccountPageHead
        title="Devices"
        lead="You are logged in on these devices. Log out any you don’t recognise, then change your password."
        isBelowProfile
      />
      <AccountPage<DevicesPageQuery> query={devicesPageQuery} skeleton={skeleton}>
        {(viewer) => <DeviceList viewer={viewer} />}
      </AccountPage>
    </>
  );
}

/** This device first, then the others by last use, and a button that logs out all others. */
function DeviceList({ viewer: viewerKey }: { viewer: DevicesPage_viewer$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    DevicesPagePaginationQuery,
    DevicesPage_viewer$key
  >(
    graphql`
      fragment DevicesPage_viewer on User
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
      @refetchable(queryName: "DevicesPagePaginationQuery") {
        sessions(first: $count, after: $cursor) @connection(key: "DevicesPage_sessions") @required(action: THROW) {
          __id
          edges {
            node {
              id
              isCurrent
              ...DeviceRow_session
            }
          }
        }
      }
    `,
    viewerKey,
  );
  const { __id: connectionId, edges } = data.sessions;
  const thisOneFirst = edges.toSorted((one, other) => Number(other.node.isCurrent) - Number(one.node.isCurrent));
  const hasOthers = hasNext || edges.some(({ node }) => !node.isCurrent);
  const [isAsking, setAsking] = useState(false);
  const [now] = useState(() => new Date());
  const [revokeOtherSessions, isRevoking] = useAction<DevicesPageRevokeOthersMutation>(
    graphql`
      mutation DevicesPageRevokeOthersMutation($connections: [ID!]!) {
        sessionRevokeOthers {
          revokedSessionIds @deleteEdge(connections: $connections)
        }
      }
    `,
    {
      variables: { connections: [connectionId] },
      onDone: () => {
        setAsking(false);
        showSuccess('All other devices are logged out');
      },
    },
  );
  const list = useFocusAfterRemoval<HTMLUListElement>(edges.length);
  const others = useRef<HTMLButtonElement>(null);

  const showMore = () => {
    loadNext(PAGE_SIZE, { onComplete: (error) => error !== null && showError(toErrorMessage(error)) });
  };

  return (
    <>
      <chakra.ul
        ref={list}
        tabIndex={-1}
        display="flex"
        flexDirection="column"
        gap="3"
        listStyleType="none"
        outline="none"
        aria-label="Devices you are logged in on"
      >
        {thisOneFirst.map(({ node }) => (
          <DeviceRow key={node.id} session={node} connectionId={connectionId} now={now} />
        ))}
      </chakra.ul>
      {hasNext && (
        <Button variant="ghost" mt="3" loading={isLoadingNext} onClick={showMore}>
          Show more devices
        </Button>
      )}
      {hasOthers ? (
        <Button
          ref={others}
          variant="outline"
          colorPalette="red"
          mt="5"
          w={{ base: 'full', sm: 'auto' }}
          onClick={() => setAsking(true)}
        >
          Log out all other devices
        </Button>
      ) : (
        <Text mt="5" color="fg.muted" textAlign="center">
          You are logged in on this device only.
        </Text>
      )}
      <ConfirmDialog
        isDestructive
        title="Log out all other devices?"
        text="You’ll stay logged in here. Everywhere else, you’ll need your password again."
        action="Log out all other devices"
        isOpen={isAsking}
        isBusy={isRevoking}
        onClose={() => setAsking(false)}
        onConfirm={() => revokeOtherSessions({})}
        finalFocus={() => others.current ?? list.current}
      />
    </>
  );
}
