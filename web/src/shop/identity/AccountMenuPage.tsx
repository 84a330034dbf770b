import { Box, Flex, Heading, IconButton } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { graphql } from 'react-relay';
import { useLocation, useNavigate } from 'react-router-dom';
import { CardSkeletons } from '../../ui/CardSkeletons.tsx';
import { PageTitle } from '../../ui/head/PageTitle.tsx';
import type { AccountMenuPageQuery } from './__generated__/AccountMenuPageQuery.graphql.ts';
import { AccountMenuItems, AccountValue } from './AccountMenuItems.tsx';
import { AccountPage } from './AccountPage.tsx';

const accountMenuPageQuery = graphql`
  query AccountMenuPageQuery {
    viewer {
      ...AccountMenuItems_viewer
      ...AccountMenuItems_values
    }
  }
`;

/** The account menu as a page, for phones. */
export function AccountMenuPage() {
  const navigate = useNavigate();
  const isFirstOfVisit = useLocation().key === 'default';
  const close = () => void (isFirstOfVisit ? navigate('/') : navigate(-1));
  return (
    <Box maxW={{ md: '26rem' }}>
      <PageTitle title="My Account" />
      <Flex align="center" justify="space-between" mb="3">
        <Heading as="h1" size="xl">
          My Account
        </Heading>
        <IconButton variant="ghost" colorPalette="gray" aria-label="Close" onClick={close}>
          <X aria-hidden />
        </IconButton>
      </Flex>
      <AccountPage<AccountMenuPageQuery> query={accountMenuPageQuery} skeleton={<CardSkeletons count={1} lines={10} />}>
        {(viewer) => (
          <Box layerStyle="card" p="2">
            <AccountMenuItems viewer={viewer} renderValue={(to) => <AccountValue to={to} viewer={viewer} />} />
          </Box>
        )}
      </AccountPage>
    </Box>
  );
}
