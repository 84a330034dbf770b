import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { connection } from '../../../../mock/mocks.ts';
import { preload } from '../../../relay/preload.ts';
import { renderWithRelay } from '../../../relay/testing/renderWithRelay.tsx';
import { RequestError } from '../../../relay/RequestError.ts';
import { findDialog } from '../../../ui/testing/findDialog.ts';
import devicesPage from './__generated__/DevicesPageQuery.graphql.ts';
import { DevicesPage } from './DevicesPage.tsx';

const asha = { __typename: 'User', id: 'user_1', isEmailVerified: true };
const here = { device: 'Chrome on Windows', isCurrent: true };

function renderDevices(others: string[], isOffline: (name: string) => boolean = () => false) {
  vi.spyOn(console, 'error').mockImplementation(() => undefined); // React reports what a boundary catches
  const sessions = [here, ...others.map((device) => ({ device, isCurrent: false }))].map((session, index) => ({
    __typename: 'Session',
    id: `session_${index}`,
    createdAt: '2024-01-15T10:30:00.000Z',
    lastUsedAt: new Date(Date.now() - 5 * 60 * 1000).toISOString(),
    ...session,
  }));
  sessions.reverse(); // this device is not always the one that was used last
  return renderWithRelay({
    routes: [
      { path: '/dashboard/devices', loader: preload(devicesPage, () => ({})), Component: DevicesPage },
      { path: '*', element: <p>Somewhere else</p> },
    ],
    at: '/dashboard/devices',
    resolvers: () => ({
      Query: { viewer: () => asha, node: () => asha },
      User: { sessions: (_ref, args) => connection(sessions, args) },
      Mutation: {
        sessionRevoke: (_root, { input }: { input: { sessionId: string } }) => ({ revokedSessionId: input.sessionId }),
        sessionRevokeOthers: () => ({
          revokedSessionIds: sessions.filter(({ isCurrent }) => !isCurrent).map(({ id }) => id),
        }),
      },
    }),
    answer: ({ name }) => (isOffline(name) ? Promise.reject(new RequestError('offline')) : undefined),
  });
}

const rowOf = async (device: string) => {
  const row = (await screen.findByText(device)).closest('li');
  if (row === null) throw new Error(`${device} stands in no list`);
  return within(row);
};

describe('DevicesPage', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('shows when a device was last used, with the exact time, and marks this one', async () => {
    renderDevices(['Safari on iPhone']);
    const phone = await rowOf('Safari on iPhone');
    expect(phone.getByText('5 minutes ago').tagName).toBe('TIME');
    expect(phone.getByText(/years ago/)).toHaveAttribute('datetime', '2024-01-15T10:30:00.000Z');
    expect(phone.getByText(/years ago/)).toHaveAttribute('title', expect.stringContaining('January 2024'));
    expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('Chrome on Windows');
    const own = await rowOf('Chrome on Windows');
    expect(own.getByText('This device')).toBeVisible();
    expect(own.queryByRole('button')).not.toBeInTheDocument();
  });

  it('signs one device out and moves the focus to the list', async () => {
    const { user, requests } = renderDevices(['Safari on iPhone', 'Firefox on Linux']);
    await user.click(await screen.findByRole('button', { name: 'Log out Safari on iPhone' }));
    expect(await screen.findByText('Safari on iPhone is logged out')).toBeVisible();
    expect(screen.queryByText('Safari on iPhone')).not.toBeInTheDocument();
    expect(screen.getByText('Firefox on Linux')).toBeVisible();
    expect(screen.getByRole('list', { name: 'Devices you are logged in on' })).toHaveFocus();
    expect(requests.at(-1)?.variables).toMatchObject({ input: { sessionId: 'session_1' } });
  });

  it('signs all others out after a confirmation', async () => {
    const { user } = renderDevices(['Safari on iPhone', 'Firefox on Linux']);
    await user.click(await screen.findByRole('button', { name: 'Log out all other devices' }));
    const question = await findDialog('Log out all other devices?');
    expect(screen.getByText('Firefox on Linux')).toBeInTheDocument();
    await user.click(question.getByRole('button', { name: 'Log out all other devices' }));
    expect(await screen.findByText('All other devices are logged out')).toBeVisible();
    expect(await screen.findByText('You are logged in on this device only.')).toBeVisible();
    expect(screen.queryByText('Firefox on Linux')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('list', { name: /^Devices/ })).toHaveFocus());
  });

  it('says so when there is no other device', async () => {
    renderDevices([]);
    expect(await screen.findByText('You are logged in on this device only.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Log out/ })).not.toBeInTheDocument();
  });

  it('shows further devices on demand', async () => {
    const { user } = renderDevices(Array.from({ length: 24 }, (_none, index) => `Phone ${index + 1}`));
    await user.click(await screen.findByRole('button', { name: 'Show more devices' }));
    expect(await screen.findByText('Phone 1')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show more devices' })).not.toBeInTheDocument();
  });

  it('keeps a device that could not be logged out, and shows why', async () => {
    const { user } = renderDevices(['Safari on iPhone'], (name) => name === 'DeviceRowRevokeMutation');
    await user.click(await screen.findByRole('button', { name: 'Log out Safari on iPhone' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('You are offline');
    expect(screen.getByText('Safari on iPhone')).toBeVisible();
  });

  it('shows the error, and the devices after Try again', async () => {
    let isDown = true;
    const { user } = renderDevices([], (name) => isDown && name === 'DevicesPageQuery');
    await screen.findByText('You are offline. Check your connection and try again.');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Chrome on Windows')).toBeVisible();
  });
});
