import { Box, Flex, Heading, IconButton, Skeleton } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { useLocation, useNavigate } from 'react-router-dom';
import { PageBoundary } from '../relay/PageBoundary.tsx';
import { usePageQuery } from '../relay/preload.ts';
import { PageTitle } from '../ui/PageTitle.tsx';
import type { UserPageQuery } from './__generated__/UserPageQuery.graphql.ts';
import { AccountEntries } from './AccountEntries.tsx';
import { SignInFirst } from './SignInFirst.tsx';
import { texts } from './texts.ts';

const userPageQuery = graphql`
  query UserPageQuery {
    viewer {
      ...AccountEntries_viewer
    }
  }
`;

/** The account menu as a page, for phones. */
export function UserPage() {
  const queryRef = usePageQuery<UserPageQuery>(userPageQuery);
  return (
    <Box maxW="26rem" mx="auto">
      <PageTitle title={texts.myAccount} />
      <Flex align="center" justify="space-between" mb="3">
        <Heading as="h1" size="xl">
          {texts.myAccount}
        </Heading>
        <CloseButton />
      </Flex>
      <Box layerStyle="card" p="2">
        <PageBoundary fallback={<Skeleton h="48" />}>
          <UserPageContent queryRef={queryRef} />
        </PageBoundary>
      </Box>
    </Box>
  );
}

function UserPageContent({ queryRef }: { queryRef: PreloadedQuery<UserPageQuery> }) {
  const { viewer } = usePreloadedQuery<UserPageQuery>(userPageQuery, queryRef);
  return viewer == null ? <SignInFirst /> : <AccountEntries viewer={viewer} />;
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
