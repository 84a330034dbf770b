import { Badge, Box, Flex, Heading, Link as ChakraLink, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { dialUrl } from '@kirana/shared/phone.ts';
import { formatDateTime } from '../../ui/format/formatDateTime.ts';
import { mailUrl } from '../../ui/format/mailUrl.ts';
import { useNow } from '../../ui/useNow.ts';
import { Permitted } from '../permissions/Permitted.tsx';
import { adminOrderPath } from '../staffPaths.ts';
import { TextLink } from '../ui/TextLink.tsx';
import type { ComplaintCard_grievance$key } from './__generated__/ComplaintCard_grievance.graphql.ts';
import { HandleComplaint } from './HandleComplaint.tsx';
import { limitText } from './limitText.ts';

/** A complaint with its two limits in words, what was written, and the actions on it. */
export function ComplaintCard({ grievance: grievanceKey }: { grievance: ComplaintCard_grievance$key }) {
  const grievance = useFragment(
    graphql`
      fragment ComplaintCard_grievance on Grievance {
        number
        name
        email
        mobile
        orderNumber
        orderId
        subject
        body
        note
        createdAt
        acknowledgedAt
        resolvedAt
        acknowledgeBy
        resolveBy
        ...HandleComplaint_grievance
      }
    `,
    grievanceKey,
  );
  const { number, name, email, mobile, orderNumber, orderId, subject, body, note, createdAt } = grievance;
  const title = `#${number} ${subject}`;
  return (
    <Box as="article" aria-label={title} layerStyle="card" p="4">
      <Flex justify="space-between" gap="3" wrap="wrap">
        <Heading as="h2" textStyle="md" overflowWrap="anywhere">
          {title}
        </Heading>
        <Limits {...grievance} />
      </Flex>
      <Text mt="1" color="fg.muted" textStyle="sm" overflowWrap="anywhere">
        {`${name}, ${formatDateTime(createdAt)}`}
      </Text>
      <Text mt="3" whiteSpace="pre-line" overflowWrap="anywhere">
        {body}
      </Text>
      {note != null && (
        <Text mt="3" color="fg.muted" whiteSpace="pre-line" overflowWrap="anywhere">
          {`Your answer: ${note}`}
        </Text>
      )}
      <Flex mt="3" columnGap="4" wrap="wrap" textStyle="sm">
        {email !== '' && <ChakraLink href={mailUrl(email, `Complaint #${number}`)}>{email}</ChakraLink>}
        {mobile != null && <ChakraLink href={dialUrl(mobile)}>{mobile}</ChakraLink>}
        {orderNumber != null && orderId == null && <Text>{`Says it is about order #${orderNumber}`}</Text>}
        {orderNumber != null && orderId != null && (
          <Permitted to="ORDERS">
            <TextLink to={adminOrderPath(orderId)}>{`Order #${orderNumber}`}</TextLink>
          </Permitted>
        )}
      </Flex>
      <HandleComplaint grievance={grievance} />
    </Box>
  );
}

interface LimitsProps {
  acknowledgedAt?: string | null | undefined;
  resolvedAt?: string | null | undefined;
  acknowledgeBy: string;
  resolveBy: string;
}

/** The two clocks of a complaint: the limit of what is still to do, the time of what is done. */
function Limits({ acknowledgedAt, resolvedAt, acknowledgeBy, resolveBy }: LimitsProps) {
  const now = useNow();
  if (resolvedAt != null) return <Badge colorPalette="green">{`Resolved ${formatDateTime(resolvedAt)}`}</Badge>;
  return (
    <Flex gap="2" wrap="wrap">
      {acknowledgedAt == null ? (
        <Limit {...limitText('Acknowledge', acknowledgeBy, now)} />
      ) : (
        <Badge>{`Acknowledged ${formatDateTime(acknowledgedAt)}`}</Badge>
      )}
      <Limit {...limitText('Resolve', resolveBy, now)} />
    </Flex>
  );
}

function Limit({ text, isOver, isNear }: ReturnType<typeof limitText>) {
  const near = isNear ? 'yellow' : 'gray';
  return <Badge colorPalette={isOver ? 'red' : near}>{text}</Badge>;
}
