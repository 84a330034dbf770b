import { Box, Flex, Grid, Text } from '@chakra-ui/react';
import { CircleAlert, CircleCheck } from 'lucide-react';
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

const ok = (text: string) => ({ text, color: 'fg.success', Icon: CircleCheck });
const due = (text: string) => ({ text, color: 'fg.warning', Icon: CircleAlert });

/** What is complete at a glance, the details and the settings. */
function Profile({ viewer: viewerKey }: { viewer: ProfilePage_viewer$key }) {
  const viewer = useFragment(
    graphql`
      fragment ProfilePage_viewer on User {
        ...EmailReminder_viewer
        name
        email
        mobile
        isEmailVerified
        permissions
        twoFactor {
          isAvailable
          enabledAt
        }
        ...AvatarEditor_viewer
        ...ProfileForm_viewer
        ...EmailPreferences_viewer
        ...AccountSettings_viewer
      }
    `,
    viewerKey,
  );
  const { name, email, mobile, isEmailVerified, permissions, twoFactor } = viewer;
  const states = [
    isEmailVerified ? ok('Email confirmed') : due('Email not confirmed'),
    mobile == null ? due('No mobile number') : ok('Mobile number'),
    ...(twoFactor.isAvailable ? [twoFactor.enabledAt == null ? due('Two-factor off') : ok('Two-factor on')] : []),
  ];
  return (
    <>
      <EmailReminder viewer={viewer} />
      <Columns>
        <Flex direction="column" gap="6">
          <Box as="section" layerStyle="card" p={{ base: '4', md: '6' }} aria-label="Your details">
            <AvatarEditor viewer={viewer}>
              <Text textStyle="lg" fontWeight="semibold" dir="auto" overflowWrap="anywhere">
                {name}
              </Text>
              <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
                {email}
              </Text>
            </AvatarEditor>
            <Flex
              as="ul"
              aria-label="Complete"
              wrap="wrap"
              columnGap="4"
              rowGap="1"
              mt="4"
              textStyle="sm"
              listStyleType="none"
            >
              {states.map(({ text, color, Icon }) => (
                <Flex as="li" key={text} align="center" gap="1.5" color={color}>
                  <Icon size={16} aria-hidden />
                  {text}
                </Flex>
              ))}
            </Flex>
            <Box mt="5">
              <ProfileForm viewer={viewer} />
            </Box>
          </Box>
          <EmailPreferences viewer={viewer} />
        </Flex>
        <Flex direction="column" gap="6">
          <AccountSettings viewer={viewer} />
          {permissions.length > 0 && <DeveloperSettings />}
        </Flex>
      </Columns>
    </>
  );
}
