import { Box, Flex, Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { CardSkeletons } from '../../../ui/CardSkeletons.tsx';
import { AccountPage, AccountPageHead } from '../AccountPage.tsx';
import type { ProfilePage_viewer$key } from './__generated__/ProfilePage_viewer.graphql.ts';
import type { ProfilePageQuery } from './__generated__/ProfilePageQuery.graphql.ts';
import { AccountSettings, DeveloperSettings } from './AccountSettings.tsx';
import { AvatarEditor } from './AvatarEditor.tsx';
import { EmailPreferences } from './EmailPreferences.tsx';
import { EmailReminder } from './EmailReminder.tsx';
import { ProfileForm } from './ProfileForm.tsx';

const profilePageQuery = graphql`
  query ProfilePageQuery {
    viewer {
      ...ProfilePage_viewer
    }
  }
`;

/** The viewer's profile and account settings. */
export function ProfilePage() {
  const skeleton = (
    <Columns>
      <CardSkeletons count={2} lines={12} />
    </Columns>
  );
  return (
    <>
      <AccountPageHead title="Profile" />
      <AccountPage<ProfilePageQuery> query={profilePageQuery} skeleton={skeleton}>
        {(viewer) => <Profile viewer={viewer} />}
      </AccountPage>
    </>
  );
}

/** Two columns, one below the other on small screens. */
function Columns({ children }: { children: ReactNode }) {
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }} gap="6" alignItems="start">
      {children}
    </Grid>
  );
}

function Profile({ viewer: viewerKey }: { viewer: ProfilePage_viewer$key }) {
  const viewer = useFragment(
    graphql`
      fragment ProfilePage_viewer on User {
        ...EmailReminder_viewer
        ...AvatarEditor_viewer
        ...ProfileForm_viewer
        ...EmailPreferences_viewer
        ...AccountSettings_viewer
      }
    `,
    viewerKey,
  );
  return (
    <>
      <EmailReminder viewer={viewer} />
      <Columns>
        <Flex direction="column" gap="6">
          <Box as="section" layerStyle="card" p={{ base: '4', md: '6' }} aria-label="Your details">
            <AvatarEditor viewer={viewer} />
            <Box mt="6">
              <ProfileForm viewer={viewer} />
            </Box>
          </Box>
          <EmailPreferences viewer={viewer} />
        </Flex>
        <Flex direction="column" gap="6">
          <AccountSettings viewer={viewer} />
          <DeveloperSettings />
        </Flex>
      </Columns>
    </>
  );
}
