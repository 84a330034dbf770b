import { Box, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { useAction } from '../../../relay/useAction.ts';
import { Switch } from '../../../ui/forms/Switch.tsx';
import type { EmailPreferences_viewer$key } from './__generated__/EmailPreferences_viewer.graphql.ts';
import type { EmailPreferencesMutation } from './__generated__/EmailPreferencesMutation.graphql.ts';
import { SettingsCard } from './AccountSettings.tsx';

/** The optional emails and the mandatory ones. A switch moves before the server answers, and back when the change fails. */
export function EmailPreferences({ viewer: viewerKey }: { viewer: EmailPreferences_viewer$key }) {
  const { id, permissions, emailPreferences } = useFragment(
    graphql`
      fragment EmailPreferences_viewer on User {
        id
        permissions
        emailPreferences {
          orderUpdates
          backInStock
          lowStock
        }
      }
    `,
    viewerKey,
  );
  const [updateEmailPreferences] = useAction<EmailPreferencesMutation>(graphql`
    mutation EmailPreferencesMutation($input: EmailPreferencesUpdateInput!) @raw_response_type {
      emailPreferencesUpdate(input: $input) {
        viewer {
          id
          emailPreferences {
            orderUpdates
            backInStock
            lowStock
          }
        }
      }
    }
  `);
  const change = (preference: Partial<typeof emailPreferences>) => {
    const viewer = { id, emailPreferences: { ...emailPreferences, ...preference } };
    updateEmailPreferences(preference, { optimisticResponse: { emailPreferencesUpdate: { viewer } } });
  };
  return (
    <SettingsCard title="Email preferences">
      <Switch
        title="Order updates"
        text="When an order is packed, on its way and delivered."
        isOn={emailPreferences.orderUpdates}
        onChange={(orderUpdates) => change({ orderUpdates })}
      />
      <Box borderTopWidth="1px">
        <Switch
          title="Back in stock"
          text="When something you asked about is available again."
          isOn={emailPreferences.backInStock}
          onChange={(backInStock) => change({ backInStock })}
        />
      </Box>
      {permissions.includes('CATALOGUE') && (
        <Box borderTopWidth="1px">
          <Switch
            title="Low stock"
            text="Once a day, which products ran low."
            isOn={emailPreferences.lowStock}
            onChange={(lowStock) => change({ lowStock })}
          />
        </Box>
      )}
      <Text textStyle="sm" color="fg.muted" borderTopWidth="1px" py="5">
        Receipts, refunds and security alerts are always sent.
      </Text>
    </SettingsCard>
  );
}
