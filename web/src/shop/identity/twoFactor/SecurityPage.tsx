import { Flex, Heading, Text } from '@chakra-ui/react';
import { ChevronLeft } from 'lucide-react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { PageBoundary } from '../../../relay/PageBoundary.tsx';
import { usePageQuery } from '../../../relay/preload.ts';
import { PageTitle } from '../../../ui/head/PageTitle.tsx';
import { AccountLink } from '../AccountLink.tsx';
import { RedirectToLogin } from '../RedirectToLogin.tsx';
import type { SecurityPageQuery } from './__generated__/SecurityPageQuery.graphql.ts';
import { SecurityPageSkeleton } from './SecurityPageSkeleton.tsx';
import { TwoFactorSettings } from './TwoFactorSettings.tsx';
import { twoFactorTexts as texts } from './twoFactorTexts.ts';

const securityPageQuery = graphql`
  query SecurityPageQuery {
    viewer {
      ...TwoFactorSettings_viewer
    }
  }
`;

/** The second factor of the viewer's login. */
export function SecurityPage() {
  const queryRef = usePageQuery<SecurityPageQuery>(securityPageQuery);
  return (
    <PageBoundary fallback={<SecurityPageSkeleton />}>
      <SecurityPageContent queryRef={queryRef} />
    </PageBoundary>
  );
}

function SecurityPageContent({ queryRef }: { queryRef: PreloadedQuery<SecurityPageQuery> }) {
  const { viewer } = usePreloadedQuery<SecurityPageQuery>(securityPageQuery, queryRef);
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
      <TwoFactorSettings viewer={viewer} />
    </>
  );
}
