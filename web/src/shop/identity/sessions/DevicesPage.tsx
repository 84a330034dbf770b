import { Flex, Heading, Text } from '@chakra-ui/react';
import { ChevronLeft } from 'lucide-react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { PageBoundary } from '../../../relay/PageBoundary.tsx';
import { usePageQuery } from '../../../relay/preload.ts';
import { PageTitle } from '../../../ui/head/PageTitle.tsx';
import type { DevicesPageQuery } from './__generated__/DevicesPageQuery.graphql.ts';
import { DeviceList } from './DeviceList.tsx';
import { DevicesPageSkeleton } from './DevicesPageSkeleton.tsx';
import { EmailReminder } from '../profile/EmailReminder.tsx';
import { AccountLink } from '../AccountLink.tsx';
import { deviceTexts as texts } from './deviceTexts.ts';
import { RedirectToLogin } from '../RedirectToLogin.tsx';

const devicesPageQuery = graphql`
  query DevicesPageQuery {
    viewer {
      ...EmailReminder_viewer
      ...DeviceList_viewer
    }
  }
`;

/** The devices that the viewer is signed in on. */
export function DevicesPage() {
  const queryRef = usePageQuery<DevicesPageQuery>(devicesPageQuery);
  return (
    <PageBoundary fallback={<DevicesPageSkeleton />}>
      <DevicesPageContent queryRef={queryRef} />
    </PageBoundary>
  );
}

function DevicesPageContent({ queryRef }: { queryRef: PreloadedQuery<DevicesPageQuery> }) {
  const { viewer } = usePreloadedQuery<DevicesPageQuery>(devicesPageQuery, queryRef);
  if (viewer == null) return <RedirectToLogin />;
  return (
    <>
      <PageTitle title={texts.title} />
      <Flex textStyle="sm" ms="-1">
        <AccountLink to="/dashboard/profile" display="inline-flex" gap="1">
          <ChevronLeft size={16} aria-hidden />
          {texts.toProfile}
        </AccountLink>
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
