import { Box, Button, Text, Flex } from '@chakra-ui/react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { BasketIllustration } from '../../ui/illustrations/BasketIllustration.tsx';
import { PageBoundary } from '../../relay/PageBoundary.tsx';
import { PageQueryContent } from '../../relay/PageQuery.tsx';
import { usePageQuery } from '../../relay/preload.ts';
import { NotFound } from '../../ui/NotFound.tsx';
import type { pickingOrderChangesQuery as PickingOrderChangesQuery } from './__generated__/pickingOrderChangesQuery.graphql.ts';
import type { PickOrderPageQuery } from './__generated__/PickOrderPageQuery.graphql.ts';
import { pickingOrderChangesQuery } from './pickingOrderChanges.ts';
import { CardsSkeleton } from '../ui/CardsSkeleton.tsx';
import { packTexts } from './texts.ts';
import { useFulfillmentUpdates } from '../fulfillment/useOrderUpdates.ts';
import { PICKING_PATH } from '../staffPaths.ts';
import { RefreshContext, useRefusal } from '../fulfillment/RefreshContext.ts';
import { Link } from 'react-router-dom';
import { AdminHeader } from '../ui/AdminHeader.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageTitle } from '../../ui/head/PageTitle.tsx';
import type { PickOrderPage_order$key } from './__generated__/PickOrderPage_order.graphql.ts';
import { PrintLinks } from '../print/PrintLinks.tsx';
import { bagDocuments, pickingPrintPath } from '../print/printPaths.ts';
import { isToPack } from './isToPack.ts';
import { FinishPickingBar } from './FinishPickingBar.tsx';
import { PickingLineRow } from './PickingLineRow.tsx';
import { commitAction } from '../../relay/actionCallbacks.ts';
import { RefusedError, toErrorMessage } from '../../relay/RequestError.ts';
import { showError } from '../../ui/toasts/toastStore.ts';
import type { PickOrderPageRecordPickMutation } from './__generated__/PickOrderPageRecordPickMutation.graphql.ts';
import { picksSettled, queuePick } from './pickQueue.ts';
import { DeliveryCountdown } from '../fulfillment/DeliveryCountdown.tsx';
import { texts } from '../fulfillment/texts.ts';
import { isPickComplete, readPickQuantities, type PickQuantities } from './pickQuantities.ts';
import { StartPickingButton } from './StartPickingButton.tsx';

const pickOrderPageQuery = graphql`
  query PickOrderPageQuery($id: ID!) {
    pickingOrder(id: $id) {
      ...PickOrderPage_order
    }
  }
`;

const back = { to: PICKING_PATH, label: packTexts.back };

/** The page on which one order is picked; it subscribes to the order's changes. */
export function PickOrderPage() {
  const queryRef = usePageQuery<PickOrderPageQuery>(pickOrderPageQuery);
  const refresh = useFulfillmentUpdates<PickingOrderChangesQuery>(pickingOrderChangesQuery, () => queryRef.variables);
  return (
    <RefreshContext value={refresh}>
      <Box maxW="2xl" mx="auto">
        <PageBoundary fallback={<CardsSkeleton back={back} cards={['11', '40', '40', '40', '40']} />}>
          <PageQueryContent<PickOrderPageQuery> query={pickOrderPageQuery} queryRef={queryRef}>
            {({ pickingOrder }) =>
              pickingOrder == null ? (
                <NotFound
                  title="This order can’t be picked"
                  text="Someone else may have packed it, or it was cancelled."
                  picture={<BasketIllustration />}
                  link={back}
                />
              ) : (
                <PickOrder order={pickingOrder} />
              )
            }
          </PageQueryContent>
        </PageBoundary>
      </Box>
    </RefreshContext>
  );
}

/** An order that the viewer picks; an order of another picker is read-only. */
function PickOrder({ order: orderKey }: { order: PickOrderPage_order$key }) {
  const order = useFragment(
    graphql`
      fragment PickOrderPage_order on PickingOrder {
        id
        number
        status
        estimatedDeliveryAt
        isMine
        packingSlip {
          __typename
        }
        picker {
          name
        }
        lines {
          id
          ...pickQuantities_readPickQuantities
          ...PickingLineRow_line
        }
        ...StartPickingButton_order
      }
    `,
    orderKey,
  );
  const { recordPick, settled } = useRecordPick();
  const { number, status, estimatedDeliveryAt, isMine } = order;
  const title = texts.number(number);

  if (!isToPack(status)) {
    const isCancelled = status === 'CANCELLED';
    return (
      <>
        <PageTitle title={title} />
        <EmptyState
          isPage
          title={isCancelled ? `Order #${number} was cancelled` : `Order #${number} is packed`}
          {...(isCancelled && { text: 'Please put anything you picked back into stock.' })}
          picture={<BasketIllustration />}
          action={
            <Button asChild>
              <Link to={PICKING_PATH}>{packTexts.back}</Link>
            </Button>
          }
        />
      </>
    );
  }
  const isAtIt = status === 'PICKING' && isMine;
  const lines = order.lines.map((line) => readPickQuantities(line));
  return (
    <>
      <AdminHeader back={back} title={title}>
        <DeliveryCountdown estimatedDeliveryAt={estimatedDeliveryAt} />
      </AdminHeader>
      <PickingProgress done={lines.filter(isPickComplete).length} all={lines.length} />
      {!isAtIt && (
        <Flex
          role="status"
          justify="space-between"
          align="center"
          gap="3"
          wrap="wrap"
          px="4"
          py="3"
          mb="3"
          borderRadius="card"
          bg="bg.warning"
        >
          <Text color="fg.warning" fontWeight="medium" overflowWrap="anywhere">
            {status === 'PICKING'
              ? packTexts.othersOrder(order.picker?.name ?? null)
              : 'Nobody is picking this order yet.'}
          </Text>
          <StartPickingButton order={order} />
        </Flex>
      )}
      <Box as="ul" display="grid" gap="2" listStyleType="none" aria-label="Products">
        {order.lines.map((line) => (
          <PickingLineRow
            key={line.id}
            line={line}
            isLocked={!isAtIt}
            onPick={(quantities) => recordPick(line.id, quantities)}
          />
        ))}
      </Box>
      {isAtIt && <FinishPickingBar order={order} lines={lines} settled={settled} />}
      {order.packingSlip != null && (
        <Box mt="5">
          <PrintLinks documents={bagDocuments} pathOf={(document) => pickingPrintPath(order.id, document)} />
        </Box>
      )}
    </>
  );
}

/** The progress of picking as a bar, which screen readers announce when it changes. */
function PickingProgress({ done, all }: { done: number; all: number }) {
  return (
    <Box mt="1" mb="4">
      <Text role="status" color="fg.muted" fontVariantNumeric="tabular-nums">
        {packTexts.progress(done, all)}
      </Text>
      <Box h="1.5" mt="2" borderRadius="full" bg="bg.emphasized" overflow="hidden" aria-hidden>
        <Box
          h="full"
          borderRadius="full"
          bg="primary.solid"
          transition="width 150ms ease-out"
          style={{ width: `${all === 0 ? 0 : (100 * done) / all}%` }}
        />
      </Box>
    </Box>
  );
}

/** Records picked and missing pieces: they are shown at once, and rolled back with the reason if the server refuses. */
function useRecordPick() {
  const environment = useRelayEnvironment();
  const onRefused = useRefusal();
  const send = (lineId: string, quantities: PickQuantities) =>
    commitAction<PickOrderPageRecordPickMutation>(environment, {
      mutation: graphql`
        mutation PickOrderPageRecordPickMutation($input: PickingRecordPickInput!) {
          pickingRecordPick(input: $input) {
            ... on PickingRecordPickPayload {
              order {
                ...pickingOrderChanges_order
              }
            }
            ...actionCallbacks_error @alias(as: "error")
          }
        }
      `,
      variables: { input: { lineId, ...quantities } },
    });
  const onFailed = (error: unknown) => {
    const show = error instanceof RefusedError ? onRefused : showError;
    show(toErrorMessage(error));
  };
  const recordPick = (lineId: string, quantities: PickQuantities) =>
    queuePick(environment, { lineId, quantities }, { send, onFailed });
  return { recordPick, settled: () => picksSettled(environment) };
}
