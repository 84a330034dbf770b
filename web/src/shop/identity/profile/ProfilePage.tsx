import { Box, Flex, Grid, Heading } from '@chakra-ui/react';
import { graphql, useFragment, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { PageBoundary } from '../../../relay/PageBoundary.tsx';
import { usePageQuery } from '../../../relay/preload.ts';
import { PageTitle } from '../../../ui/head/PageTitle.tsx';
import type { ProfilePage_viewer$key } from './__generated__/ProfilePage_viewer.graphql.ts';
import type { ProfilePageQuery } from './__generated__/ProfilePageQuery.graphql.ts';
import { AccountSettings } from './AccountSettings.tsx';
import { AvatarEditor } from './AvatarEditor.tsx';
import { DeveloperSettings } from './DeveloperSettings.tsx';
import { EmailPreferences } from './EmailPreferences.tsx';
import { EmailReminder } from './EmailReminder.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { ProfilePageSkeleton } from './ProfilePageSkeleton.tsx';
import { profileTexts as texts } from './profileTexts.ts';
import { RedirectToLogin } from '../RedirectToLogin.tsx';

const profilePageQuery = graphql`
  query ProfilePageQuery {
    viewer {
      ...ProfilePage_viewer
    }
  }
`;

/** The viewer's profile and account settings. */
export function ProfilePage() {
  const queryRef = usePageQuery<ProfilePageQuery>(profilePageQuery);
  return (
    <PageBoundary fallback={<ProfilePageSkeleton />}>
      <ProfilePageContent queryRef={queryRef} />
    </PageBoundary>
  );
}

function ProfilePageContent({ queryRef }: { queryRef: PreloadedQuery<ProfilePageQuery> }) {
  const { viewer } = usePreloadedQuery<ProfilePageQuery>(profilePageQuery, queryRef);
  return (
    <>
      <PageTitle title={texts.title} />
      {viewer == null ? <RedirectToLogin /> : <Profile viewer={viewer} />}
    </>
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
      <Heading as="h1" textStyle="2xl" mb="5">
        {texts.title}
      </Heading>
      <EmailReminder viewer={viewer} />
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }} gap="6" alignItems="start">
        <Flex direction="column" gap="6">
          <Box as="section" layerStyle="card" p={{ base: '4', md: '6' }} aria-label={texts.personal}>
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
      </Grid>
    </>
  );
}
