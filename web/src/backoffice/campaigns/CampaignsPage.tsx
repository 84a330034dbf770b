import { Badge, Box, Flex, Heading, Text } from '@chakra-ui/react';
import { graphql } from 'react-relay';
import { formatCount } from '@kirana/shared/numbers.ts';
import { PageQuery } from '../../relay/PageQuery.tsx';
import { CardSkeletons } from '../../ui/CardSkeletons.tsx';
import { formatDateTime } from '../../ui/format/formatDateTime.ts';
import { AdminHeader } from '../ui/AdminHeader.tsx';
import { usePolling } from '../ui/usePolling.ts';
import { useReload } from '../ui/useReload.ts';
import type { CampaignsPageProgressQuery } from './__generated__/CampaignsPageProgressQuery.graphql.ts';
import type { CampaignsPageQuery, CampaignsPageQuery$data } from './__generated__/CampaignsPageQuery.graphql.ts';
import { CampaignEditor } from './CampaignEditor.tsx';
import { customers } from './customers.ts';

const POLL_INTERVAL_MS = 2000;

const campaignsPageQuery = graphql`
  query CampaignsPageQuery {
    campaigns @required(action: THROW) {
      id
      subject
      status
      recipientCount
      startedAt
    }
    campaignDraft {
      id
      status
      ...CampaignEditor_campaign
    }
    campaignAudienceCount @required(action: THROW)
  }
`;

/** What changes while a campaign is sent: no text, and no count of the audience. */
const progressQuery = graphql`
  query CampaignsPageProgressQuery {
    campaigns {
      id
      subject
      status
      recipientCount
      startedAt
    }
  }
`;

const LEAD = 'Offers and news for customers who agreed to get them. Each email has a link that stops them.';

/** The draft of an email with offers, and those that were sent. */
export function CampaignsPage() {
  return (
    <>
      <AdminHeader title="Campaigns" lead={LEAD} />
      <PageQuery<CampaignsPageQuery> query={campaignsPageQuery} fallback={<CardSkeletons count={2} lines={8} />}>
        {(query) => <Campaigns {...query} />}
      </PageQuery>
    </>
  );
}

function Campaigns({ campaigns, campaignDraft, campaignAudienceCount: audience }: CampaignsPageQuery$data) {
  const draft = campaignDraft?.status === 'DRAFT' ? campaignDraft : null;
  const sent = campaigns.filter(({ status }) => status !== 'DRAFT');
  const { reload } = useReload<CampaignsPageQuery>(campaignsPageQuery, () => ({}));
  const { reload: reloadProgress } = useReload<CampaignsPageProgressQuery>(progressQuery, () => ({}));
  usePolling(
    reloadProgress,
    POLL_INTERVAL_MS,
    sent.some(({ status }) => status === 'SENDING'),
  );
  return (
    <>
      {/* What was typed ends when the draft is sent. */}
      <CampaignEditor
        key={draft?.id ?? `after ${sent[0]?.id ?? ''}`}
        campaign={draft}
        audience={audience}
        onChanged={reload}
      />
      <Heading as="h2" textStyle="lg" mt="8" mb="3">
        Sent
      </Heading>
      {sent.length === 0 && <Text color="fg.muted">Nothing was sent so far.</Text>}
      <Flex as="ul" direction="column" gap="3" listStyleType="none">
        {sent.map(({ id, subject, status, recipientCount, startedAt }) => (
          <Flex as="li" key={id} layerStyle="card" p="4" gap="3" justify="space-between" wrap="wrap">
            <Box minW="0">
              <Text fontWeight="semibold" overflowWrap="anywhere">
                {subject}
              </Text>
              <Text textStyle="sm" color="fg.muted">
                {startedAt == null ? '' : formatDateTime(startedAt)}
              </Text>
            </Box>
            <Badge colorPalette={status === 'SENT' ? 'green' : 'yellow'} alignSelf="start">
              {status === 'SENT'
                ? `Sent to ${customers(recipientCount)}`
                : `Sending: ${formatCount(recipientCount)} of ${customers(Math.max(audience, recipientCount))}`}
            </Badge>
          </Flex>
        ))}
      </Flex>
    </>
  );
}
