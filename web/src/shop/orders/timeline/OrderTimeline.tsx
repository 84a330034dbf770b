import { Box, Center, Text, Flex, VisuallyHidden } from '@chakra-ui/react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Check, X } from 'lucide-react';
import type { OrderTimeline_order$data, OrderTimeline_order$key } from './__generated__/OrderTimeline_order.graphql.ts';
import { cancelledByTexts, paymentStepTexts } from '../texts.ts';
import { timelineSteps, type TimelineStep } from './timelineSteps.ts';
import { formatTimeBeside } from '../../../ui/format/formatDateTime.ts';
import type { OrderStatus } from '../__generated__/OrderDetails_order.graphql.ts';
import { deliveryFailureText } from '../deliveryFailureText.ts';
import { statusLabel } from '../statusLabel.ts';
import { isClosed } from '../orderStates.ts';

type Step = TimelineStep<OrderTimeline_order$data['events'][number]>;

interface TimelineStepRowProps {
  step: Step;
  next: Step | undefined;
  order: Pick<OrderTimeline_order$data, 'placedAt' | 'paymentMethod'>;
}

/** A step of the timeline: a reached one with its time beside it, which has a date only on another day than the order's, and its note; an upcoming one muted. */
function TimelineStepRow({ step: { status, kind, event }, next, order }: TimelineStepRowProps) {
  const isComing = kind === 'upcoming';
  const isWaitOver = status === 'PENDING_PAYMENT' && kind === 'done';
  const isPaid = isWaitOver && next?.status === 'PLACED' && order.paymentMethod === 'ONLINE';
  const moment = (isPaid ? next.event : event)?.createdAt;
  // Every other state has only one possible actor, which is left out.
  const who = event != null && status === 'CANCELLED' ? cancelledByTexts[event.actorRole] : undefined;

  return (
    <Flex as="li" gap="3" aria-current={kind === 'current' ? 'step' : undefined}>
      <Flex direction="column" alignItems="center" aria-hidden>
        <StepMark look={lookOf(status, kind)} />
        {next && <Box flex="1" width="2px" background={kind === 'done' ? 'primary.solid' : 'border.emphasized'} />}
      </Flex>
      <Box flex="1" paddingBottom={next ? '4' : '0'} minWidth="0" overflowWrap="anywhere">
        <Flex wrap="wrap" alignItems="baseline" justifyContent="space-between" columnGap="3">
          <Text fontWeight={kind === 'current' ? 'bold' : 'medium'} color={isComing ? 'fg.muted' : 'fg'}>
            {isWaitOver ? paymentStepTexts[isPaid ? 'received' : 'started'] : statusLabel(status)}
            {isComing && <VisuallyHidden> (upcoming)</VisuallyHidden>}
          </Text>
          {moment !== undefined && (
            <Text textStyle="sm" color="fg.muted">
              <time dateTime={moment}>{formatTimeBeside(moment, order.placedAt)}</time>
              {who !== undefined && ` · ${who}`}
            </Text>
          )}
        </Flex>
        {event?.deliveryFailureReason != null && (
          <Text textStyle="sm">{deliveryFailureText(event.deliveryFailureReason)}</Text>
        )}
        {event?.note != null && event.note !== '' && <Text textStyle="sm">{event.note}</Text>}
      </Box>
    </Flex>
  );
}

const FAILED = new Set<OrderStatus>(['CANCELLED', 'PAYMENT_FAILED', 'DELIVERY_FAILED']);

type StepLook = 'done' | 'current' | 'upcoming' | 'failed';

function lookOf(status: OrderStatus, kind: Step['kind']): StepLook {
  if (FAILED.has(status)) return 'failed';
  return kind === 'current' && isClosed(status) ? 'done' : kind;
}

function StepMark({ look }: { look: StepLook }) {
  const palette = look === 'failed' ? 'red' : 'primary';
  const isFilled = look === 'done' || look === 'failed';
  return (
    <Center
      boxSize="5"
      marginTop="0.5"
      flexShrink="0"
      borderRadius="full"
      borderWidth="2px"
      borderColor={look === 'upcoming' ? 'border.emphasized' : `${palette}.solid`}
      background={isFilled ? `${palette}.solid` : 'bg.panel'}
      color={`${palette}.contrast`}
    >
      {look === 'done' && <Check size={12} strokeWidth={4} />}
      {look === 'failed' && <X size={12} strokeWidth={4} />}
      {look === 'current' && <Box boxSize="2" borderRadius="full" background="primary.solid" />}
    </Center>
  );
}

/** An order's states as steps, the upcoming ones included; as high as at first when fewer are left. */
export function OrderTimeline({ order: orderKey }: { order: OrderTimeline_order$key }) {
  const order = useFragment(
    graphql`
      fragment OrderTimeline_order on Order {
        status
        placedAt
        paymentMethod
        events {
          status
          createdAt
          actorRole
          note
          deliveryFailureReason
        }
      }
    `,
    orderKey,
  );
  const steps = timelineSteps(order.status, order.events);
  const [firstCount] = useState(steps.length);
  return (
    <Box as="ol" listStyleType="none" style={{ minHeight: `${firstCount * 2.5 - 1}rem` }}>
      {steps.map((step, index) => (
        <TimelineStepRow
          key={`${step.status} ${step.event?.createdAt ?? ''}`}
          step={step}
          next={steps[index + 1]}
          order={order}
        />
      ))}
    </Box>
  );
}
