import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import { useLayoutEffect, useRef, useState } from 'react';
import { graphql } from 'react-relay';
import { PageQuery } from '../../relay/PageQuery.tsx';
import { CardSkeletons } from '../../ui/CardSkeletons.tsx';
import { PageTitle } from '../../ui/head/PageTitle.tsx';
import { NotFound } from '../../ui/NotFound.tsx';
import type { ComplaintPageQuery, ComplaintPageQuery$data } from './__generated__/ComplaintPageQuery.graphql.ts';
import type { GrievanceTicket_ticket$key } from './__generated__/GrievanceTicket_ticket.graphql.ts';
import { ComplaintForm } from './ComplaintForm.tsx';
import { GrievanceTicket } from './GrievanceTicket.tsx';

const complaintPageQuery = graphql`
  query ComplaintPageQuery($token: String!, $isNew: Boolean!) {
    grievanceTicket(token: $token) @skip(if: $isNew) {
      ...GrievanceTicket_ticket
    }
    viewer @include(if: $isNew) {
      ...ComplaintForm_viewer
      grievanceTickets {
        number
        ...GrievanceTicket_ticket
      }
    }
  }
`;

/** The page on which shoppers and visitors file a complaint, or that shows one of them by its link. */
export function ComplaintPage() {
  return (
    <Box maxW="40rem">
      <PageQuery<ComplaintPageQuery> query={complaintPageQuery} fallback={<CardSkeletons count={2} />}>
        {({ grievanceTicket, viewer }, { isNew }) => {
          if (isNew) return <NewComplaint viewer={viewer ?? null} />;
          if (grievanceTicket == null) return <NotFound title="We couldn’t find this complaint" />;
          return (
            <>
              <PageTitle title="Your complaint" />
              <Heading as="h1" textStyle="xl" mb="4">
                Your complaint
              </Heading>
              <GrievanceTicket ticket={grievanceTicket} />
            </>
          );
        }}
      </PageQuery>
    </Box>
  );
}

function NewComplaint({ viewer }: { viewer: ComplaintPageQuery$data['viewer'] | null }) {
  const [filed, setFiled] = useState<GrievanceTicket_ticket$key | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone, and what replaces the form is above the screen of a phone.
  useLayoutEffect(() => {
    if (filed !== null) title.current?.focus();
  }, [filed]);
  const tickets = viewer?.grievanceTickets ?? [];
  return (
    <>
      <PageTitle title="Complaint" />
      <Heading as="h1" ref={title} tabIndex={-1} textStyle="xl" mb="4" outline="none">
        {filed === null ? 'Make a complaint' : 'We’ve got your complaint'}
      </Heading>
      {filed === null ? (
        <ComplaintForm viewer={viewer ?? null} onFiled={setFiled} />
      ) : (
        <div role="status">
          <GrievanceTicket ticket={filed} />
          <Text mt="3">We’ve sent you an email with a link to this complaint.</Text>
        </div>
      )}
      {filed === null && tickets.length > 0 && (
        <Box as="section" aria-labelledby="own-complaints" mt="8">
          <Heading as="h2" id="own-complaints" textStyle="lg" mb="3">
            Your complaints
          </Heading>
          <Flex as="ul" role="list" direction="column" gap="3" listStyleType="none">
            {tickets.map((ticket) => (
              <li key={ticket.number}>
                <GrievanceTicket ticket={ticket} />
              </li>
            ))}
          </Flex>
        </Box>
      )}
    </>
  );
}
