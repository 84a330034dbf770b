import { Button, Flex, Heading } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { BasketDrawing } from '../../cart/BasketDrawing.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import type { PickOrder_order$key } from './__generated__/PickOrder_order.graphql.ts';
import { isToPack } from './isToPack.ts';
import { PickingLines } from './PickingLines.tsx';
import { PickingProgress } from './PickingProgress.tsx';
import { PickingTakeOver } from './PickingTakeOver.tsx';
import { PromiseLeft } from './PromiseLeft.tsx';
import { packTexts, texts } from './texts.ts';
import { PACKING_PATH } from './workPaths.ts';

/** An order as its picker works on it; one that somebody else packs is only looked at. */
export function PickOrder({ order: orderKey }: { order: PickOrder_order$key }) {
  const order = useFragment(
    graphql`
      fragment PickOrder_order on PickingOrder {
        number
        status
        promisedAt
        isMine
        ...PickingProgress_order
        ...PickingLines_order
        ...PickingTakeOver_order
      }
    `,
    orderKey,
  );
  const { number, status, promisedAt, isMine } = order;
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
          picture={<BasketDrawing />}
          action={
            <Button asChild>
              <Link to={PACKING_PATH}>{packTexts.back}</Link>
            </Button>
          }
        />
      </>
    );
  }
  const isAtIt = status === 'PICKING' && isMine;
  return (
    <>
      <PageTitle title={title} />
      <Button asChild variant="ghost" colorPalette="gray" ms="-4" mt={{ base: '-3', md: '0' }}>
        <Link to={PACKING_PATH}>
          <ArrowLeft aria-hidden />
          {packTexts.back}
        </Link>
      </Button>
      <Flex justify="space-between" align="baseline" gap="3" wrap="wrap">
        <Heading as="h1" textStyle="xl" fontVariantNumeric="tabular-nums">
          {title}
        </Heading>
        <PromiseLeft promisedAt={promisedAt} />
      </Flex>
      <PickingProgress order={order} />
      {!isAtIt && <PickingTakeOver order={order} />}
      <PickingLines order={order} isLocked={!isAtIt} />
    </>
  );
}
