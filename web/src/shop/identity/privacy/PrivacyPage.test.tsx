import { act, screen, waitFor, within } from '@testing-library/react';
import type { GraphQLResponse } from 'relay-runtime';
import { describe, expect, it, vi } from 'vitest';
import { preload } from '../../../relay/preload.ts';
import { renderWithRelay } from '../../../relay/testing/renderWithRelay.tsx';
import { findDialog } from '../../../ui/testing/findDialog.ts';
import privacyPage, { type PrivacyPageQuery } from './__generated__/PrivacyPageQuery.graphql.ts';
import { PrivacyPage } from './PrivacyPage.tsx';

const NOTICE = { version: 1, language: 'en', text: 'We email you offers.' };
const PURPOSE = {
  ...{ handle: 'ORDERS', title: 'Orders and delivery', data: 'Name and address', use: 'To deliver your orders' },
  ...{ basis: 'REQUEST', retention: ['store credit: until you delete your account'], language: 'en' },
};

function renderPrivacy(answer?: Parameters<typeof renderWithRelay>[0]['answer']) {
  let viewer = {
    id: 'user_1',
    consents: [{ purpose: 'MARKETING_EMAIL', isGiven: false, notice: NOTICE, records: [] as object[] }],
    nominee: null as object | null,
  };
  const sent: object[] = [];
  const rendered = renderWithRelay({
    answer,
    resolvers: () => ({
      Query: { viewer: () => viewer, dataPurposes: () => [PURPOSE] },
      Mutation: {
        consentUpdate: (_root: unknown, { input }: { input: { isGiven: boolean } }) => {
          sent.push(input);
          const { isGiven } = input;
          const createdAt = '2027-05-14T10:00:00Z';
          const record = {
            number: (viewer.consents[0]?.records.length ?? 0) + 1,
            isGiven,
            place: 'ACCOUNT',
            createdAt,
            notice: isGiven ? NOTICE : null,
          };
          const records = [record, ...(viewer.consents[0]?.records ?? [])];
          viewer = { ...viewer, consents: [{ purpose: 'MARKETING_EMAIL', isGiven, notice: NOTICE, records }] };
          return { __typename: 'ConsentUpdatePayload', viewer };
        },
        nomineeUpdate: (_root: unknown, { input }: { input: object }) => {
          sent.push(input);
          viewer = { ...viewer, nominee: input };
          return { __typename: 'NomineeUpdatePayload', viewer };
        },
        nomineeDelete: () => {
          viewer = { ...viewer, nominee: null };
          return { viewer };
        },
      },
    }),
    routes: [
      {
        path: '/dashboard/privacy',
        loader: preload<PrivacyPageQuery>(privacyPage, () => ({})),
        Component: PrivacyPage,
      },
    ],
    at: '/dashboard/privacy',
  });
  return { ...rendered, sent };
}

describe('The page of privacy and consent', () => {
  it('gives a consent and takes it back by one press each, and keeps the history', async () => {
    const { user, sent } = renderPrivacy();
    const findSwitch = () => screen.findByRole('switch', { name: 'Offers and news by email' });
    expect(await findSwitch()).not.toBeChecked();
    expect(await findSwitch()).toHaveAccessibleDescription(NOTICE.text);
    await user.click(await findSwitch());
    await waitFor(async () => expect(await findSwitch()).toBeChecked());
    expect(screen.getByText(/^Agreed in your account, /)).toBeVisible();
    expect(screen.getByText('Version 1 (en): We email you offers.')).toBeVisible();
    await user.click(await findSwitch());
    expect(await screen.findByText(/^Taken back in your account, /)).toBeVisible();
    const purpose = 'MARKETING_EMAIL';
    expect(sent).toEqual([
      { purpose, isGiven: true, noticeVersion: 1 },
      { purpose, isGiven: false, noticeVersion: null },
    ]);
  });

  it('moves the switch before the server answers, and back when it refuses, without a warning', async () => {
    const logged = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
    const gate = Promise.withResolvers<GraphQLResponse>();
    const { user } = renderPrivacy(({ name }) => (name === 'ConsentSettingsMutation' ? gate.promise : undefined));
    const consent = await screen.findByRole('switch', { name: 'Offers and news by email' });
    await user.click(consent);
    expect(consent).toBeChecked();
    const refused = { __typename: 'InvalidInputError', __isError: 'InvalidInputError', issues: [] };
    act(() => gate.resolve({ data: { consentUpdate: { ...refused, message: 'The notice has changed' } } }));
    await waitFor(() => expect(consent).not.toBeChecked());
    for (const spy of logged) expect(spy.mock.calls).toEqual([]);
  });

  it('names a nominee with one contact, and removes them after a question', async () => {
    const { user, sent } = renderPrivacy();
    await user.click(await screen.findByRole('button', { name: 'Name a person' }));
    const dialog = await findDialog('Your nominee');
    await user.type(dialog.getByLabelText('Name'), 'Mina');
    await user.type(dialog.getByLabelText('Who they are to you'), 'Sister');
    expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    await user.type(dialog.getByLabelText('Mobile number'), '9876543210');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Mina, Sister, 9876543210')).toBeVisible();
    expect(sent).toEqual([{ name: 'Mina', relationship: 'Sister', email: null, mobile: '9876543210' }]);
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    await user.click((await findDialog('Remove your nominee?')).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByRole('button', { name: 'Name a person' })).toBeVisible();
  });

  it('lists what the data are used for, with the reason and the period', async () => {
    renderPrivacy();
    const purpose = within(await screen.findByRole('region', { name: 'Orders and delivery' }));
    expect(purpose.getByText('To deliver your orders. Needed for what you asked us for.')).toBeVisible();
    expect(purpose.getByText('store credit: until you delete your account')).toBeVisible();
  });
});
