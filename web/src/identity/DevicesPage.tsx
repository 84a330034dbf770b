import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import { ChevronLeft } from 'lucide-react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { PageBoundary } from '../relay/PageBoundary.tsx';
import { usePageQuery } from '../relay/preload.ts';
import { PageTitle } from '../ui/PageTitle.tsx';
import type { DevicesPageQuery } from './__generated__/DevicesPageQuery.graphql.ts';
import { DeviceList } from './DeviceList.tsx';
import { DevicesPageSkeleton } from './DevicesPageSkeleton.tsx';
import { EmailReminder } from './EmailReminder.tsx';
import { EntryLink } from './EntryLink.tsx';
import { deviceTexts as texts } from './profileTexts.ts';
import { SignInFirst } from './SignInFirst.tsx';

const devicesPageQuery = graphql`
  query DevicesPageQuery {
    viewer {
      ...EmailReminder_viewer
      ...DeviceList_viewer
    }
  }
`;

/** Where the shopper is signed in, and the ways to end that. */
export function DevicesPage() {
  const queryRef = usePageQuery<DevicesPageQuery>(devicesPageQuery);
  return (
    <Box maxW="44rem" mx="auto">
      <PageBoundary fallback={<DevicesPageSkeleton />}>
        <DevicesPageContent queryRef={queryRef} />
      </PageBoundary>
    </Box>
  );
}

function DevicesPageContent({ queryRef }: { queryRef: PreloadedQuery<DevicesPageQuery> }) {
  const { viewer } = usePreloadedQuery<DevicesPageQuery>(devicesPageQuery, queryRef);
  if (viewer == null) return <SignInFirst />;
  return (
    <>
      <PageTitle title={texts.title} />
      <Flex textStyle="sm" ms="-1">
        <EntryLink to="/dashboard/profile" display="inline-flex" gap="1">
          <ChevronLeft size={16} aria-hidden />
          {texts.toProfile}
        </EntryLink>
      </Flex>
      <Heading as="h1" textStyle="2xl">
        {texts.title}
      </Heading>
      <Text mt="1" mb="5" color="fg.muted">
        {texts.lead}
      </Text>
      <EmailReminder viewer={viewer} isDismissible />
      <DeviceList viewer={viewer} />
    </>
  );
}
