import { Box, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { useAction } from '../../../relay/useAction.ts';
import { formatDateTime } from '../../../ui/format/formatDateTime.ts';
import { Switch } from '../../../ui/forms/Switch.tsx';
import { SettingsCard } from '../profile/AccountSettings.tsx';
import type {
  ConsentSettings_viewer$data,
  ConsentSettings_viewer$key,
} from './__generated__/ConsentSettings_viewer.graphql.ts';
import type { ConsentSettingsMutation } from './__generated__/ConsentSettingsMutation.graphql.ts';

const TITLES: Readonly<Record<string, string>> = { MARKETING_EMAIL: 'Offers and news by email' };

const PLACES: Readonly<Record<string, string>> = {
  REGISTRATION: 'when you registered',
  ACCOUNT: 'in your account',
  UNSUBSCRIBE_LINK: 'by the link in an email',
  ACCOUNT_CLAIM: 'when you confirmed your email',
};

/** A switch for each purpose that needs a consent, and what the viewer has agreed to so far. */
export function ConsentSettings({ viewer: viewerKey }: { viewer: ConsentSettings_viewer$key }) {
  const { id, consents } = useFragment(
    graphql`
      fragment ConsentSettings_viewer on User {
        id
        consents {
          purpose
          isGiven
          notice {
            version
            language
            text
          }
          records {
            number
            isGiven
            place
            notice {
              version
              language
              text
            }
            createdAt
          }
        }
      }
    `,
    viewerKey,
  );
  const [updateConsent] = useAction<ConsentSettingsMutation>(graphql`
    mutation ConsentSettingsMutation($input: ConsentUpdateInput!) {
      consentUpdate(input: $input) {
        ... on ConsentUpdatePayload {
          viewer {
            ...ConsentSettings_viewer
          }
        }
        ...actionCallbacks_error @alias(as: "error")
      }
    }
  `);
  // A switch moves before the server answers, and back when the change fails; the history follows the answer.
  const change = (purpose: Consent['purpose'], isGiven: boolean, version: number) =>
    updateConsent(
      { purpose, isGiven, noticeVersion: isGiven ? version : null },
      {
        optimisticUpdater: (store) => {
          const records = store.get(id)?.getLinkedRecords('consents');
          records?.find((each) => each.getValue('purpose') === purpose)?.setValue(isGiven, 'isGiven');
        },
      },
    );
  return (
    <SettingsCard title="What you agree to">
      {consents.map(({ purpose, isGiven, notice, records }) => (
        <Box key={purpose} lang={notice.language}>
          <Switch
            title={TITLES[purpose] ?? purpose}
            text={notice.text}
            isOn={isGiven}
            onChange={(isOn) => change(purpose, isOn, notice.version)}
          />
          <History records={records} />
        </Box>
      ))}
    </SettingsCard>
  );
}

type Consent = ConsentSettings_viewer$data['consents'][number];
type Records = Consent['records'];

/** When the viewer agreed to which text, and took it back. */
function History({ records }: { records: Records }) {
  return (
    <Box borderTopWidth="1px" py="4" textStyle="sm">
      <Text as="h3" fontWeight="semibold">
        History
      </Text>
      {records.length === 0 && <Text color="fg.muted">You have not agreed to this so far.</Text>}
      <Box as="ul" listStyleType="none">
        {records.map(({ number, isGiven, place, notice, createdAt }) => (
          <Box as="li" key={number} mt="2">
            <Text>{`${isGiven ? 'Agreed' : 'Taken back'} ${PLACES[place] ?? ''}, ${formatDateTime(createdAt)}`}</Text>
            {notice != null && (
              <Text color="fg.muted" lang={notice.language}>
                {`Version ${notice.version} (${notice.language}): ${notice.text}`}
              </Text>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
