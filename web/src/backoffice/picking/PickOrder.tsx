import { Box, Button, Text, Flex } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { AdminHeader } from '../ui/AdminHeader.tsx';
import { BasketIllustration } from '../../ui/illustrations/BasketIllustration.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageTitle } from '../../ui/head/PageTitle.tsx';
import type { PickOrder_order$key } from './__generated__/PickOrder_order.graphql.ts';
import { PrintLinks } from '../print/PrintLinks.tsx';
import { bagDocuments, pickingPrintPath } from '../print/printPaths.ts';
import { isToPack } from './isToPack.ts';
import { PickingLines } from './PickingLines.tsx';
import { DeliveryCountdown } from '../fulfilment/DeliveryCountdown.tsx';
import { texts } from '../fulfilment/texts.ts';
import { packTexts } from './texts.ts';
import { PICKING_PATH } from '../staffPaths.ts';
import { isPickComplete, readPickQuantities } from './pickQuantities.ts';
import { StartPickingButton } from './StartPickingButton.tsx';

/** An order that the viewer picks; an order of another picker is read-only. */
export function PickOrder({ order: orderKey }: { order: PickOrder_order$key }) {
  const order = useFragment(
    graphql`
      fragment PickOrder_order on PickingOrder {
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
          ...pickQuantities_readPickQuantities
        }
        ...PickingLines_order
        ...StartPickingButton_order
      }
    `,
    orderKey,
  );
  const { number, status, estimatedDeliveryAt, isMine } = order;
  const title = texts.number(number);

  if (!isToPack(status)) {
    const isCancelled = status === 'CANCELLED';
    return (
      <>
        <PageTitle title={title} />
        <EmptyState
          isPage
          title={isCancelled ? packTexts.cancelledTitle(number) : packTexts.doneTitle(number)}
          {...(isCancelled && { text: packTexts.cancelledText })}
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
  return (
    <>
      <AdminHeader back={{ to: PICKING_PATH, label: packTexts.back }} title={title}>
        <DeliveryCountdown estimatedDeliveryAt={estimatedDeliveryAt} />
      </AdminHeader>
      <PickingProgress
        done={order.lines.filter((line) => isPickComplete(readPickQuantities(line))).length}
        all={order.lines.length}
      />
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
            {status === 'PICKING' ? packTexts.othersOrder(order.picker?.name ?? null) : packTexts.notBegun}
          </Text>
          <StartPickingButton order={order} />
        </Flex>
      )}
      <PickingLines order={order} isLocked={!isAtIt} />
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
          bg="green.solid"
          transition="width 150ms ease-out"
          style={{ width: `${all === 0 ? 0 : (100 * done) / all}%` }}
        />
      </Box>
    </Box>
  );
}
