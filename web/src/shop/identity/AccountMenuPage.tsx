import { Box, Flex, Heading, IconButton, Skeleton } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { useLocation, useNavigate } from 'react-router-dom';
import { PageBoundary } from '../../relay/PageBoundary.tsx';
import { usePageQuery } from '../../relay/preload.ts';
import { PageTitle } from '../../ui/head/PageTitle.tsx';
import type { AccountMenuPageQuery } from './__generated__/AccountMenuPageQuery.graphql.ts';
import { AccountMenuItems } from './AccountMenuItems.tsx';
import { EmailReminder } from './profile/EmailReminder.tsx';
import { RedirectToLogin } from './RedirectToLogin.tsx';
import { texts } from './texts.ts';

const accountMenuPageQuery = graphql`
  query AccountMenuPageQuery {
    viewer {
      ...EmailReminder_viewer
      ...AccountMenuItems_viewer
    }
  }
`;

/** The account menu as a page, for phones. */
export function AccountMenuPage() {
  const queryRef = usePageQuery<AccountMenuPageQuery>(accountMenuPageQuery);
  return (
    <Box maxW={{ md: '26rem' }}>
      <PageTitle title={texts.myAccount} />
      <Flex align="center" justify="space-between" mb="3">
        <Heading as="h1" size="xl">
          {texts.myAccount}
        </Heading>
        <CloseButton />
      </Flex>
      <PageBoundary fallback={<Skeleton h="80" borderRadius="card" />}>
        <UserPageContent queryRef={queryRef} />
      </PageBoundary>
    </Box>
  );
}

function UserPageContent({ queryRef }: { queryRef: PreloadedQuery<AccountMenuPageQuery> }) {
  const { viewer } = usePreloadedQuery<AccountMenuPageQuery>(accountMenuPageQuery, queryRef);
  if (viewer == null) return <RedirectToLogin />;
  return (
    <>
      <EmailReminder viewer={viewer} isDismissible />
      <Box layerStyle="card" p="2">
        <AccountMenuItems viewer={viewer} />
      </Box>
    </>
  );
}

function CloseButton() {
  const navigate = useNavigate();
  const isFirstOfVisit = useLocation().key === 'default';
  const close = () => void (isFirstOfVisit ? navigate('/') : navigate(-1));
  return (
    <IconButton variant="ghost" colorPalette="gray" aria-label={texts.close} onClick={close}>
      <X aria-hidden />
    </IconButton>
  );
}
