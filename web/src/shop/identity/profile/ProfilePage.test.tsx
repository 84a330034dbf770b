import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { preload } from '../../../relay/preload.ts';
import { renderWithRelay } from '../../../relay/testing/renderWithRelay.tsx';
import { RequestError } from '../../../relay/RequestError.ts';
import { findDialog } from '../../../ui/testing/findDialog.ts';
import profilePage from './__generated__/ProfilePageQuery.graphql.ts';
import { ProfilePage } from './ProfilePage.tsx';

const asha = {
  __typename: 'User',
  id: 'user_1',
  name: 'Asha Rao',
  email: 'asha@kirana.example',
  mobile: '9876543210',
  isEmailVerified: true,
  pendingEmail: null,
  avatar: null,
  personalData: { name: 'Asha Rao', orders: [] },
};

interface Options {
  viewer?: object | null;
  /** The result of each mutation. */
  refusal?: object;
  /** Operations that fail as if the server could not be reached. */
  isOffline?: (name: string) => boolean;
}

function renderProfile({ viewer = {}, refusal, isOffline = () => false }: Options = {}) {
  let person = viewer === null ? null : { ...asha, ...viewer };
  const change = (typename: string, values: object) => {
    person = person && { ...person, ...values };
    return refusal ?? { __typename: typename, viewer: person };
  };
  return renderWithRelay({
    routes: [
      { path: '/dashboard/profile', loader: preload(profilePage, () => ({})), Component: ProfilePage },
      { path: '*', element: <p>Somewhere else</p> },
    ],
    at: '/dashboard/profile',
    resolvers: () => ({
      Query: { viewer: () => person },
      Mutation: {
        profileUpdate: (_root, { input }: { input: { email?: string } }) => {
          const { email, ...others } = input;
          return change('ProfileUpdatePayload', { ...others, ...(email !== undefined && { pendingEmail: email }) });
        },
        emailChangeCancel: () => change('EmailChangeCancelPayload', { pendingEmail: null }),
        emailVerificationRequest: () => change('EmailVerificationRequestPayload', {}),
        avatarDelete: () => change('AvatarDeletePayload', { avatar: null }),
      },
    }),
    answer: ({ name }) => (isOffline(name) ? Promise.reject(new RequestError('offline')) : undefined),
  });
}

type Rendered = ReturnType<typeof renderProfile>;

const sent = ({ requests }: Rendered, name: string) => requests.filter((request) => request.name === name);

async function retype({ user }: Rendered, label: string, value: string) {
  const field = await screen.findByLabelText(label);
  await user.clear(field);
  if (value !== '') await user.type(field, value);
}

describe('ProfilePage', () => {
  it('redirects someone logged out to the login, which returns to the profile', async () => {
    const { router } = renderProfile({ viewer: null });
    expect(await screen.findByText('Somewhere else')).toBeVisible();
    expect(router.state.location).toMatchObject({ pathname: '/login', search: '?next=%2Fdashboard%2Fprofile' });
  });

  it('disables Save until something has changed and all fields are filled', async () => {
    const rendered = renderProfile();
    const save = await screen.findByRole('button', { name: 'Save changes' });
    expect(save).toBeDisabled();
    await retype(rendered, 'Name', 'Asha R');
    expect(save).toBeEnabled();
    await retype(rendered, 'Name', '');
    expect(save).toBeDisabled();
    await retype(rendered, 'Name', 'Asha Rao');
    expect(save).toBeDisabled();
    await rendered.user.keyboard('{Enter}');
    expect(sent(rendered, 'ProfileFormMutation')).toEqual([]);
  });

  it('saves only the changed fields on Enter', async () => {
    const rendered = renderProfile();
    await retype(rendered, 'Mobile', ' 9000000001 ');
    await rendered.user.keyboard('{Enter}');
    expect(await screen.findByText('Updated successfully')).toBeVisible();
    expect(sent(rendered, 'ProfileFormMutation')).toMatchObject([{ variables: { input: { mobile: '9000000001' } } }]);
    expect(screen.getByLabelText('Mobile')).toHaveValue('9000000001');
    expect(screen.getByLabelText('Mobile')).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Save changes' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('shows the old email while the new one is pending, and cancels the change', async () => {
    const rendered = renderProfile();
    await retype(rendered, 'Email', 'new@kirana.example');
    await rendered.user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(
      await screen.findByText('We sent a link to new@kirana.example. Open it to confirm your new email.'),
    ).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue('asha@kirana.example');

    await rendered.user.click(screen.getByRole('button', { name: 'Send again' }));
    expect(await screen.findByText('Email sent to new@kirana.example')).toBeVisible();

    await rendered.user.click(screen.getByRole('button', { name: 'Cancel change' }));
    await waitFor(() => expect(screen.queryByText(/We sent a link to/)).not.toBeInTheDocument());
    expect(screen.getByLabelText('Email')).toHaveFocus();
  });

  it('shows the server’s issues beside their fields', async () => {
    const rendered = renderProfile({
      refusal: {
        __typename: 'InvalidInputError',
        message: 'Please check the marked fields.',
        issues: [{ path: 'mobile', message: 'Enter a valid phone number' }],
      },
    });
    await retype(rendered, 'Mobile', 'call me');
    await rendered.user.keyboard('{Enter}');
    const mobile = screen.getByLabelText('Mobile');
    await waitFor(() => expect(mobile).toHaveAccessibleDescription('Enter a valid phone number'));
    expect(mobile).toHaveFocus();
    expect(mobile).toHaveValue('call me');
  });

  it('shows a rate limit and keeps typed text', async () => {
    const message = 'Too many mails. Please try again in 20 minutes.';
    const rendered = renderProfile({ refusal: { __typename: 'TooManyAttemptsError', message } });
    await retype(rendered, 'Email', 'new@kirana.example');
    await rendered.user.keyboard('{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getByLabelText('Email')).toHaveValue('new@kirana.example');
  });

  it('reminds someone whose email is not verified, and sends the mail again', async () => {
    const { user } = renderProfile({ viewer: { isEmailVerified: false } });
    const reminder = within(await screen.findByRole('complementary', { name: 'Reminder' }));
    expect(reminder.getByText(/asha@kirana.example/)).toBeVisible();
    await user.click(reminder.getByRole('button', { name: 'Send the email again' }));
    expect(await screen.findByText('Email sent to asha@kirana.example')).toBeVisible();
  });

  it('does not remind someone whose email is verified or whose new email is pending', async () => {
    renderProfile({ viewer: { isEmailVerified: false, pendingEmail: 'new@kirana.example' } });
    expect(await screen.findByText(/We sent a link to/)).toBeVisible();
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  });

  it('removes the picture after a confirmation', async () => {
    const rendered = renderProfile({ viewer: { avatar: { __typename: 'Picture', id: 'pic_1' } } });
    const { user } = rendered;
    await user.click(await screen.findByRole('button', { name: 'Remove your picture' }));
    const question = await findDialog('Remove your picture?');
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    expect(sent(rendered, 'AvatarEditorDeleteMutation')).toEqual([]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(await screen.findByRole('button', { name: 'Remove your picture' }));
    const again = await findDialog('Remove your picture?');
    await user.click(again.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Picture removed')).toBeVisible();
    expect(screen.getByText('AR')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit your picture' })).toHaveFocus());
  });

  it('saves everything that is kept about the viewer as a file', async () => {
    const saved: Blob[] = [];
    const names: string[] = [];
    Object.assign(URL, { createObjectURL: (blob: Blob) => (saved.push(blob), 'blob:data'), revokeObjectURL: () => {} });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    const { user } = renderProfile();
    await user.click(await screen.findByRole('button', { name: 'Download my data' }));
    await waitFor(() => expect(names).toEqual(['my-data.json']));
    expect(JSON.parse((await saved[0]?.text()) ?? '')).toEqual({ name: 'Asha Rao', orders: [] });
  });

  it('shows that the data could not be loaded', async () => {
    const { user } = renderProfile({ isOffline: (name) => name === 'AccountSettingsDownloadQuery' });
    await user.click(await screen.findByRole('button', { name: 'Download my data' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('You are offline');
    expect(screen.getByRole('button', { name: 'Download my data' })).toBeEnabled();
  });

  it.each([
    [{}, ['Email confirmed', 'Mobile number', 'Two-factor off']],
    [{ isEmailVerified: false, mobile: null }, ['Email not confirmed', 'No mobile number', 'Two-factor off']],
  ])('shows at a glance what is complete of %j', async (viewer, states) => {
    renderProfile({ viewer: { ...viewer, permissions: [], twoFactor: { isAvailable: true, enabledAt: null } } });
    const list = within(await screen.findByRole('list', { name: 'Complete' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(states);
    expect(screen.queryByText('For developers')).not.toBeInTheDocument();
  });

  it('leads to the devices', async () => {
    renderProfile();
    expect(await screen.findByRole('link', { name: 'See devices' })).toHaveAttribute('href', '/dashboard/devices');
  });
});
