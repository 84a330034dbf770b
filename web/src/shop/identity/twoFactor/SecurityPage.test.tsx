import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { preload } from '../../../relay/preload.ts';
import { renderWithRelay } from '../../../relay/testing/renderWithRelay.tsx';
import { findDialog } from '../../../ui/testing/findDialog.ts';
import securityPage from './__generated__/SecurityPageQuery.graphql.ts';
import { SecurityPage } from './SecurityPage.tsx';

const CODES = Array.from({ length: 10 }, (_, index) => `aaaaa-bbbb${index}`);
const OFF = { enabledAt: null, isAvailable: true, isRequired: false, recoveryCodesLeft: 0 };
const ON = { ...OFF, enabledAt: '2024-01-15T10:30:00.000Z', recoveryCodesLeft: 9 };

function renderSecurity(twoFactor: object, results: Record<string, object> = {}) {
  const viewer = { __typename: 'User', id: 'user_1', twoFactor };
  return renderWithRelay({
    routes: [
      { path: '/dashboard/security', loader: preload(securityPage, () => ({})), Component: SecurityPage },
      { path: '*', element: <p>Somewhere else</p> },
    ],
    at: '/dashboard/security',
    resolvers: () => ({
      Query: { viewer: () => viewer },
      Mutation: {
        twoFactorEnroll: () => ({
          __typename: 'TwoFactorEnrollPayload',
          secret: 'JBSWY3DPEHPK3PXP',
          uri: 'otpauth://totp/Kirana:asha?secret=JBSWY3DPEHPK3PXP',
        }),
        twoFactorConfirm: () => ({
          __typename: 'TwoFactorConfirmPayload',
          recoveryCodes: CODES,
          revokedSessionIds: [],
          viewer: { ...viewer, twoFactor: { ...ON, recoveryCodesLeft: 10 } },
        }),
        recoveryCodesCreate: () => ({ __typename: 'RecoveryCodesCreatePayload', recoveryCodes: CODES, viewer }),
        twoFactorDisable: () => ({ __typename: 'TwoFactorDisablePayload', viewer: { ...viewer, twoFactor: OFF } }),
        ...Object.fromEntries(Object.entries(results).map(([name, result]) => [name, () => result])),
      },
    }),
  });
}

describe('SecurityPage', () => {
  it('sets up the second factor: QR code, key, code, and recovery codes until they are saved', async () => {
    const { user, requests } = renderSecurity(OFF);
    expect(await screen.findByText('Off')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Set up' }));
    expect(await screen.findByRole('img', { name: 'QR code with your key' })).toBeVisible();
    expect(screen.getByText('JBSWY3DPEHPK3PXP')).toBeVisible();
    await user.click(screen.getByLabelText('Digit 1 of 6'));
    await user.paste('123 456');
    expect(await screen.findByText('Save your recovery codes')).toBeVisible();
    expect(requests.at(-1)).toMatchObject({
      name: 'TwoFactorEnrollmentMutation',
      variables: { input: { code: '123456' } },
    });
    expect(screen.getByText('On')).toBeVisible();
    expect(screen.getByText(/aaaaa-bbbb9/)).toBeVisible();
    const done = screen.getByRole('button', { name: 'Done' });
    expect(done).toBeDisabled();
    await user.click(screen.getByRole('checkbox', { name: 'I have saved them' }));
    await user.click(done);
    expect(screen.queryByText(/aaaaa-bbbb9/)).not.toBeInTheDocument();
    expect(await screen.findByText(/10 recovery codes left/)).toBeVisible();
  });

  it('shows a wrong code at the boxes, empties them and focuses the first', async () => {
    const message = 'Wrong code. Wait for the next one.';
    const { user } = renderSecurity(OFF, { twoFactorConfirm: { __typename: 'WrongTwoFactorCodeError', message } });
    await user.click(await screen.findByRole('button', { name: 'Set up' }));
    await user.click(await screen.findByLabelText('Digit 1 of 6'));
    await user.paste('000000');
    expect(await screen.findByText(message)).toBeVisible();
    const first = screen.getByLabelText('Digit 1 of 6');
    expect(first).toHaveValue('');
    await waitFor(() => expect(first).toHaveFocus());
  });

  it('renews the recovery codes after a confirmation', async () => {
    const { user } = renderSecurity(ON);
    expect(await screen.findByText(/9 recovery codes left/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'New recovery codes' }));
    const dialog = await findDialog('Make new recovery codes?');
    await user.click(dialog.getByRole('button', { name: 'New recovery codes' }));
    expect(await screen.findByText(/aaaaa-bbbb0/)).toBeVisible();
  });

  it('turns it off after a confirmation', async () => {
    const { user } = renderSecurity(ON);
    await user.click(await screen.findByRole('button', { name: 'Turn off' }));
    const dialog = await findDialog('Turn off two-factor authentication?');
    await user.click(dialog.getByRole('button', { name: 'Turn off' }));
    expect(await screen.findByRole('button', { name: 'Set up' })).toBeVisible();
    expect(screen.getByText('Off')).toBeVisible();
  });

  it('says that the shop requires it, and then can’t be turned off', async () => {
    const off = renderSecurity({ ...OFF, isRequired: true });
    expect(await screen.findByText(/Your shop requires this/)).toBeVisible();
    off.unmount();
    renderSecurity({ ...ON, isRequired: true });
    expect(await screen.findByRole('button', { name: 'New recovery codes' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Turn off' })).not.toBeInTheDocument();
  });

  it('tells a shopper that it is for staff', async () => {
    renderSecurity({ ...OFF, isAvailable: false });
    expect(await screen.findByText(/people who work here/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Set up' })).not.toBeInTheDocument();
  });
});
