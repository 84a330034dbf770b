import { Badge, Box, Flex, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { formatDate, formatDateTime } from '../../ui/format/formatDateTime.ts';
import type { GrievanceTicket_ticket$key } from './__generated__/GrievanceTicket_ticket.graphql.ts';

const STATUS: Readonly<Record<string, string>> = {
  RECEIVED: 'Received',
  ACKNOWLEDGED: 'We’re looking into it',
  RESOLVED: 'Closed',
};

/** A complaint with its number, how far it is, and when it is answered. */
export function GrievanceTicket({ ticket: ticketKey }: { ticket: GrievanceTicket_ticket$key }) {
  const { number, subject, status, note, createdAt, acknowledgeBy, resolveBy } = useFragment(
    graphql`
      fragment GrievanceTicket_ticket on GrievanceTicket {
        number
        subject
        status
        note
        createdAt
        acknowledgeBy
        resolveBy
      }
    `,
    ticketKey,
  );
  return (
    <Box layerStyle="card" p="4">
      <Flex justify="space-between" gap="3" wrap="wrap">
        <Text fontWeight="bold">{`Complaint #${number}`}</Text>
        <Badge colorPalette={status === 'RESOLVED' ? 'green' : 'yellow'}>{STATUS[status] ?? status}</Badge>
      </Flex>
      <Text overflowWrap="anywhere">{subject}</Text>
      <Text color="fg.muted" textStyle="sm" mt="1">
        {`Filed on ${formatDateTime(createdAt)}.`}
        {status === 'RECEIVED' && ` We confirm it by ${formatDateTime(acknowledgeBy)}.`}
        {status !== 'RESOLVED' && ` You get our answer by ${formatDate(new Date(resolveBy))}.`}
      </Text>
      {note != null && (
        <Text mt="3" whiteSpace="pre-line" overflowWrap="anywhere">
          {note}
        </Text>
      )}
    </Box>
  );
}
