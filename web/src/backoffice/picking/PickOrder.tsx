import { Box, Button } from '@chakra-ui/react';
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
import { PickingProgress } from './PickingProgress.tsx';
import { PickingTakeOver } from './PickingTakeOver.tsx';
import { DeliveryCountdown } from '../fulfilment/DeliveryCountdown.tsx';
import { texts } from '../fulfilment/texts.ts';
import { packTexts } from './texts.ts';
import { PICKING_PATH } from '../paths/pickingPaths.ts';

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
        ...PickingProgress_order
        ...PickingLines_order
        ...PickingTakeOver_order
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
      <PickingProgress order={order} />
      {!isAtIt && <PickingTakeOver order={order} />}
      <PickingLines order={order} isLocked={!isAtIt} />
      {order.packingSlip != null && (
        <Box mt="5">
          <PrintLinks documents={bagDocuments} pathOf={(document) => pickingPrintPath(order.id, document)} />
        </Box>
      )}
    </>
  );
}
