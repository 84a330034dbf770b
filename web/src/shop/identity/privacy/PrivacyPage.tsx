import { Box, Flex, Link as ChakraLink, Text } from '@chakra-ui/react';
import { graphql } from 'react-relay';
import { Link } from 'react-router-dom';
import { CardSkeletons } from '../../../ui/CardSkeletons.tsx';
import { AccountPage, AccountPageHead } from '../AccountPage.tsx';
import { SettingsCard } from '../profile/AccountSettings.tsx';
import type { PrivacyPageQuery } from './__generated__/PrivacyPageQuery.graphql.ts';
import { ConsentSettings } from './ConsentSettings.tsx';
import { DataPurposes } from './DataPurposes.tsx';
import { NomineeSettings } from './NomineeSettings.tsx';

const privacyPageQuery = graphql`
  query PrivacyPageQuery {
    viewer {
      ...ConsentSettings_viewer
      ...NomineeSettings_viewer
    }
    dataPurposes {
      ...DataPurposes_purposes
    }
  }
`;

/** What the shop does with the viewer's data, and what the viewer decides about it. */
export function PrivacyPage() {
  return (
    <Box maxW="44rem">
      <AccountPageHead
        title="Privacy and consent"
        lead="What we do with your data, and what you decide."
        isBelowProfile
      />
      <AccountPage<PrivacyPageQuery> query={privacyPageQuery} skeleton={<CardSkeletons count={3} lines={5} />}>
        {(viewer, { dataPurposes }) => (
          <Flex direction="column" gap="6">
            <ConsentSettings viewer={viewer} />
            <NomineeSettings viewer={viewer} />
            <SettingsCard title="Your rights">
              <Text pb="5" color="fg.muted">
                You can see, correct and download your data and delete your account in your{' '}
                <TextLink to="/dashboard/profile">profile</TextLink>. If something is wrong,{' '}
                <TextLink to="/complaint">make a complaint</TextLink> to us first. If our answer doesn’t settle it, you
                can complain to the Data Protection Board of India.
              </Text>
            </SettingsCard>
            <SettingsCard title="What we use your data for">
              <Box pb="5" css={PURPOSE_STYLES}>
                <DataPurposes purposes={dataPurposes} />
              </Box>
            </SettingsCard>
          </Flex>
        )}
      </AccountPage>
    </Box>
  );
}

/** A link within a sentence. */
function TextLink({ to, children }: { to: string; children: string }) {
  return (
    <ChakraLink asChild color="primary.fg" textDecoration="underline">
      <Link to={to}>{children}</Link>
    </ChakraLink>
  );
}

const PURPOSE_STYLES = {
  '& h3': { marginTop: '5', fontWeight: 'semibold' },
  '& p, & ul': { marginTop: '1', color: 'fg.muted', textStyle: 'sm' },
  '& ul': { paddingInlineStart: '5', listStyle: 'disc' },
};
