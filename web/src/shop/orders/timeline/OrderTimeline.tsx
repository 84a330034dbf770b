import { Box, Text, Flex, VisuallyHidden } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { Check, X } from 'lucide-react';
import type { OrderTimeline_order$data, OrderTimeline_order$key } from './__generated__/OrderTimeline_order.graphql.ts';
import { statusSentences, cancelledByTexts } from '../texts.ts';
import { timelineSteps, type TimelineStep } from './timelineSteps.ts';
import { formatDateTime } from '../../../ui/format/formatDateTime.ts';
import type { OrderStatus } from '../__generated__/OrderDetails_order.graphql.ts';
import { deliveryFailureText } from '../deliveryFailureText.ts';
import { statusLabel } from '../statusLabel.ts';
import { isClosed } from '../orderStates.ts';

type Step = TimelineStep<OrderTimeline_order$data['events'][number]>;

/** A step of the timeline: a reached one with its time and note, an upcoming one muted. */
function TimelineStepRow({ step: { status, kind, event }, isLast }: { step: Step; isLast: boolean }) {
  const isComing = kind === 'upcoming';
  // Every other state has only one possible actor, which is left out.
  const who = event != null && status === 'CANCELLED' ? cancelledByTexts[event.actorRole] : undefined;

  return (
    <Flex as="li" gap="3" aria-current={kind === 'current' ? 'step' : undefined}>
      <Flex direction="column" alignItems="center" aria-hidden>
        <StepMark look={lookOf(status, kind)} />
        {!isLast && <Box flex="1" width="2px" background={kind === 'done' ? 'green.solid' : 'border.emphasized'} />}
      </Flex>
      <Box paddingBottom={isLast ? '0' : '4'} minWidth="0" overflowWrap="anywhere">
        <Text fontWeight={kind === 'current' ? 'bold' : 'medium'} color={isComing ? 'fg.muted' : 'fg'}>
          {statusLabel(status)}
          {isComing && <VisuallyHidden> (upcoming)</VisuallyHidden>}
        </Text>
        {event != null && (
          <Text textStyle="sm" color="fg.muted">
            <time dateTime={event.createdAt}>{formatDateTime(event.createdAt)}</time>
            {who !== undefined && ` · ${who}`}
          </Text>
        )}
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
  const palette = look === 'failed' ? 'red' : 'green';
  const isFilled = look === 'done' || look === 'failed';
  return (
    <Flex
      boxSize="5"
      marginTop="0.5"
      flexShrink="0"
      alignItems="center"
      justifyContent="center"
      borderRadius="full"
      borderWidth="2px"
      borderColor={look === 'upcoming' ? 'border.emphasized' : `${palette}.solid`}
      background={isFilled ? `${palette}.solid` : 'bg.panel'}
      color={`${palette}.contrast`}
    >
      {look === 'done' && <Check size={12} strokeWidth={4} />}
      {look === 'failed' && <X size={12} strokeWidth={4} />}
      {look === 'current' && <Box boxSize="2" borderRadius="full" background="green.solid" />}
    </Flex>
  );
}

/** An order's state as a sentence that screen readers announce when it changes, and as steps, the upcoming ones included. */
export function OrderTimeline({ order: orderKey }: { order: OrderTimeline_order$key }) {
  const { status, isOnHold, events } = useFragment(
    graphql`
      fragment OrderTimeline_order on Order {
        status
        isOnHold
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
  const steps = timelineSteps(status, events);
  return (
    <>
      <Text role="status" marginBottom="4" color="fg.muted">
        {isOnHold ? "We've got your order and are checking it." : statusSentences[status]}
      </Text>
      <Box as="ol" listStyleType="none">
        {steps.map((step, index) => (
          <TimelineStepRow
            key={`${step.status} ${step.event?.createdAt ?? ''}`}
            step={step}
            isLast={index === steps.length - 1}
          />
        ))}
      </Box>
    </>
  );
}
