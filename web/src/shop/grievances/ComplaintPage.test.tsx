import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { preload } from '../../relay/preload.ts';
import { renderWithRelay } from '../../relay/testing/renderWithRelay.tsx';
import complaintPage, { type ComplaintPageQuery } from './__generated__/ComplaintPageQuery.graphql.ts';
import { ComplaintPage } from './ComplaintPage.tsx';

describe('The page of a complaint', () => {
  it('leads a visitor who has filed one to its confirmation', async () => {
    const { user } = renderWithRelay({
      resolvers: () => ({
        Query: { viewer: () => null },
        Mutation: {
          grievanceCreate: (_root: unknown, { input }: { input: { subject: string } }) => ({
            __typename: 'GrievanceCreatePayload',
            grievanceTicket: { __typename: 'GrievanceTicket', number: 7, subject: input.subject, status: 'RECEIVED' },
          }),
        },
      }),
      routes: [
        {
          path: '/complaint',
          loader: preload<ComplaintPageQuery>(complaintPage, () => ({ token: '', isNew: true })),
          Component: ComplaintPage,
        },
      ],
      at: '/complaint',
    });
    await user.type(await screen.findByRole('textbox', { name: 'Your name' }), 'Asha');
    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'asha@shopper.example');
    await user.type(screen.getByRole('textbox', { name: 'What is it about?' }), 'Rotten tomatoes');
    await user.type(screen.getByRole('textbox', { name: 'What happened?' }), 'All of them');
    await user.click(screen.getByRole('button', { name: 'Send complaint' }));
    expect(await screen.findByText('Complaint #7')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'We’ve got your complaint' })).toHaveFocus();
  });
});
