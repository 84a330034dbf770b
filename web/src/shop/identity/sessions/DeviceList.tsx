import { Button, chakra, Text } from '@chakra-ui/react';
import { useLayoutEffect, useRef, useState } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import { toErrorMessage } from '../../../relay/RequestError.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { showError, showSuccess } from '../../../ui/toasts/toastStore.ts';
import type { DeviceList_viewer$key } from './__generated__/DeviceList_viewer.graphql.ts';
import type { DeviceListPaginationQuery } from './__generated__/DeviceListPaginationQuery.graphql.ts';
import { DeviceRow } from './DeviceRow.tsx';
import { deviceTexts as texts } from './deviceTexts.ts';
import { useRevokeOtherSessions } from './useRevokeOtherSessions.ts';

const PAGE_SIZE = 20;

/** The devices that the viewer is signed in on, this one first, then by last use, and a button that signs out all others. */
export function DeviceList({ viewer: viewerKey }: { viewer: DeviceList_viewer$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    DeviceListPaginationQuery,
    DeviceList_viewer$key
  >(
    graphql`
      fragment DeviceList_viewer on User
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
      @refetchable(queryName: "DeviceListPaginationQuery") {
        sessions(first: $count, after: $cursor) @connection(key: "DeviceList_sessions") @required(action: THROW) {
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
  const [revokeOtherSessions, isRevoking] = useRevokeOtherSessions(connectionId, () => {
    setAsking(false);
    showSuccess(texts.othersSignedOut);
  });
  const list = useRef<HTMLUListElement>(null);
  const others = useRef<HTMLButtonElement>(null);
  const drawnCount = useRef(0);

  // Signing a device out removes the focused button from the page, so the list takes the focus.
  useLayoutEffect(() => {
    if (edges.length < drawnCount.current) list.current?.focus({ preventScroll: true });
    drawnCount.current = edges.length;
  }, [edges.length]);

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
        aria-label={texts.list}
      >
        {thisOneFirst.map(({ node }) => (
          <DeviceRow key={node.id} session={node} connectionId={connectionId} now={now} />
        ))}
      </chakra.ul>
      {hasNext && (
        <Button variant="ghost" mt="3" loading={isLoadingNext} onClick={showMore}>
          {texts.showMore}
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
          {texts.signOutOthers}
        </Button>
      ) : (
        <Text mt="5" color="fg.muted" textAlign="center">
          {texts.onlyThis}
        </Text>
      )}
      <ConfirmDialog
        isDestructive
        title={texts.othersTitle}
        text={texts.othersText}
        action={texts.signOutOthers}
        isOpen={isAsking}
        isBusy={isRevoking}
        onClose={() => setAsking(false)}
        onConfirm={() => revokeOtherSessions({})}
        finalFocus={() => others.current ?? list.current}
      />
    </>
  );
}
