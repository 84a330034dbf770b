import { Button, chakra, Text } from '@chakra-ui/react';
import { useLayoutEffect, useRef, useState } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import { troubleMessage } from '../relay/RequestError.ts';
import { showError, showSuccess } from '../ui/toaster.ts';
import type { DeviceList_viewer$key } from './__generated__/DeviceList_viewer.graphql.ts';
import type { DeviceListPaginationQuery } from './__generated__/DeviceListPaginationQuery.graphql.ts';
import { AccountConfirmDialog } from './AccountConfirmDialog.tsx';
import { DeviceRow } from './DeviceRow.tsx';
import { deviceTexts as texts } from './profileTexts.ts';
import { useEndOtherSessions } from './useEndOtherSessions.ts';

const PAGE_SIZE = 20;

/** The devices someone is signed in on, this one first, then by their last use, and the end of all but this one. */
export function DeviceList({ viewer: viewerKey }: { viewer: DeviceList_viewer$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    DeviceListPaginationQuery,
    DeviceList_viewer$key
  >(
    graphql`
      fragment DeviceList_viewer on User
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
      @refetchable(queryName: "DeviceListPaginationQuery") {
        sessions(first: $count, after: $cursor) @connection(key: "DeviceList_sessions") {
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
  const { endOtherSessions, isEnding } = useEndOtherSessions(connectionId, () => {
    setAsking(false);
    showSuccess(texts.othersSignedOut);
  });
  const list = useRef<HTMLUListElement>(null);
  const others = useRef<HTMLButtonElement>(null);
  const drawnCount = useRef(0);

  // A device that is signed out takes the focused button with it: the list takes the focus, so that the keyboard goes on from there.
  useLayoutEffect(() => {
    if (edges.length < drawnCount.current) list.current?.focus({ preventScroll: true });
    drawnCount.current = edges.length;
  }, [edges.length]);

  const showMore = () => {
    loadNext(PAGE_SIZE, { onComplete: (error) => error !== null && showError(troubleMessage(error)) });
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
      <AccountConfirmDialog
        title={texts.othersTitle}
        text={texts.othersText}
        action={texts.signOutOthers}
        isOpen={isAsking}
        isBusy={isEnding}
        onClose={() => setAsking(false)}
        onConfirm={endOtherSessions}
        finalFocus={() => others.current ?? list.current}
      />
    </>
  );
}
