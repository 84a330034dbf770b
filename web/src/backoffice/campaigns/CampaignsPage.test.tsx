import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { preload } from '../../relay/preload.ts';
import { renderWithRelay } from '../../relay/testing/renderWithRelay.tsx';
import { findDialog } from '../../ui/testing/findDialog.ts';
import campaignsPage, { type CampaignsPageQuery } from './__generated__/CampaignsPageQuery.graphql.ts';
import { CampaignsPage } from './CampaignsPage.tsx';

const DRAFT = {
  ...{ __typename: 'Campaign', id: 'camp_1', subject: 'Mangoes', body: 'They are here.', revision: 3 },
  ...{ status: 'DRAFT', recipientCount: 0, startedAt: null as string | null },
};

function renderCampaigns({ audience = 2, campaigns = [DRAFT] } = {}) {
  const sent: object[] = [];
  const rendered = renderWithRelay({
    resolvers: () => ({
      Query: {
        campaigns: () => campaigns,
        campaignDraft: () => campaigns.find(({ status }) => status === 'DRAFT') ?? null,
        campaignAudienceCount: () => audience,
        renderedMarkdown: () => '<p>Seen</p>',
      },
      Mutation: {
        campaignSave: (_root: unknown, { input }: { input: object }) => {
          sent.push(input);
          return { __typename: 'CampaignSavePayload', campaign: { ...DRAFT, ...input, id: 'camp_1', revision: 4 } };
        },
        campaignDelete: (_root: unknown, { input }: { input: object }) => {
          sent.push(input);
          campaigns = [];
          return { __typename: 'CampaignDeletePayload', deletedCampaignId: 'camp_1' };
        },
        campaignSend: (_root: unknown, { input }: { input: object }) => {
          sent.push(input);
          campaigns = [{ ...DRAFT, status: 'SENT', recipientCount: 2, startedAt: '2027-05-14T10:00:00Z' }];
          return { __typename: 'CampaignSendPayload', campaign: campaigns[0] };
        },
      },
    }),
    routes: [
      {
        path: '/dashboard/campaigns',
        loader: preload<CampaignsPageQuery>(campaignsPage, () => ({})),
        Component: CampaignsPage,
      },
    ],
    at: '/dashboard/campaigns',
  });
  return { ...rendered, sent };
}

describe('The campaigns', () => {
  it('are sent after a question with the number of people, as their sender saw them', async () => {
    const { user, sent } = renderCampaigns();
    await user.click(await screen.findByRole('button', { name: 'Send to 2 customers who agreed' }));
    const dialog = await findDialog('Send to 2 customers?');
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Sent to 2 customers')).toBeVisible();
    expect(sent).toEqual([{ campaignId: 'camp_1', revision: 3 }]);
  });

  it('are deleted as drafts after a question, with what was typed', async () => {
    const { user, sent } = renderCampaigns();
    await user.type(await screen.findByLabelText('Subject'), '!');
    await user.click(screen.getByRole('button', { name: 'Delete draft' }));
    await user.click((await findDialog('Delete the draft?')).getByRole('button', { name: 'Delete draft' }));
    expect(await screen.findByText('Draft deleted')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText('Subject')).toHaveValue(''));
    expect(screen.queryByRole('button', { name: 'Delete draft' })).not.toBeInTheDocument();
    expect(sent).toEqual([{ campaignId: 'camp_1', revision: 3 }]);
  });

  it('are saved before they can be sent', async () => {
    const { user, sent } = renderCampaigns();
    await user.type(await screen.findByLabelText('Subject'), '!');
    expect(screen.queryByRole('button', { name: /^Send to/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    await waitFor(() =>
      expect(sent).toEqual([{ campaignId: 'camp_1', revision: 3, subject: 'Mangoes!', body: 'They are here.' }]),
    );
    expect(await screen.findByRole('button', { name: /^Send to/ })).toBeEnabled();
  });

  it('are saved as the revision that was seen when typing began', async () => {
    const { user, sent, environment } = renderCampaigns();
    await user.type(await screen.findByLabelText('Subject'), '!');
    act(() => environment.commitUpdate((store) => void store.get('camp_1')?.setValue(4, 'revision'))); // a colleague’s
    await user.type(screen.getByLabelText('Subject'), '!');
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    await waitFor(() => expect(sent).toMatchObject([{ revision: 3, subject: 'Mangoes!!' }]));
  });

  it('show how far one is without loading a text or the audience again', async () => {
    const sending = { ...DRAFT, id: 'camp_2', status: 'SENDING', recipientCount: 1, startedAt: '2027-05-14T10:00:00Z' };
    const { requests } = renderCampaigns({ campaigns: [DRAFT, sending] });
    expect(await screen.findByText('Sending: 1 of 2 customers')).toBeVisible();
    Object.assign(sending, { status: 'SENT', recipientCount: 2 });
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await screen.findByText('Sent to 2 customers')).toBeVisible();
    const names = requests.map(({ name }) => name).filter((name) => name.startsWith('Campaigns'));
    expect(new Set(names.slice(1))).toEqual(new Set(['CampaignsPageProgressQuery']));
  });

  it('reach no one without a consent', async () => {
    renderCampaigns({ audience: 0 });
    expect(await screen.findByRole('button', { name: 'No customer has agreed so far' })).toBeDisabled();
    expect(screen.getByText('Nothing was sent so far.')).toBeVisible();
  });
});
