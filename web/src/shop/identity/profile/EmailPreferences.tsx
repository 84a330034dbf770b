import { Box, Heading, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { Switch } from '../../../ui/forms/Switch.tsx';
import type { EmailPreferences_viewer$key } from './__generated__/EmailPreferences_viewer.graphql.ts';
import { emailPreferenceTexts as texts } from './profileTexts.ts';
import { useUpdateEmailPreferences } from './useUpdateEmailPreferences.ts';

/** The optional emails, one switch each, and the mandatory ones. */
export function EmailPreferences({ viewer: viewerKey }: { viewer: EmailPreferences_viewer$key }) {
  const { id, emailPreferences } = useFragment(
    graphql`
      fragment EmailPreferences_viewer on User {
        id
        emailPreferences {
          orderUpdates
          backInStock
        }
      }
    `,
    viewerKey,
  );
  const updateEmailPreferences = useUpdateEmailPreferences(id);
  const change = (preference: Partial<typeof emailPreferences>) =>
    updateEmailPreferences(preference, { ...emailPreferences, ...preference });
  return (
    <Box as="section" layerStyle="card" px={{ base: '4', md: '6' }} pb="5" aria-label={texts.title}>
      <Heading as="h2" textStyle="lg" pt="5" pb="1">
        {texts.title}
      </Heading>
      <Switch
        title={texts.orderUpdates}
        text={texts.orderUpdatesText}
        isOn={emailPreferences.orderUpdates}
        onChange={(orderUpdates) => change({ orderUpdates })}
      />
      <Box borderTopWidth="1px">
        <Switch
          title={texts.backInStock}
          text={texts.backInStockText}
          isOn={emailPreferences.backInStock}
          onChange={(backInStock) => change({ backInStock })}
        />
      </Box>
      <Text textStyle="sm" color="fg.muted" borderTopWidth="1px" pt="4">
        {texts.alwaysSent}
      </Text>
    </Box>
  );
}
