import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { findDialog } from '../../ui/testing/findDialog.ts';
import { admin, bodyRows, member, payload, picker, renderStaff, roles, rows } from './staff.fixtures.tsx';

describe('StaffPage', () => {
  it('lists who works here, and leaves the viewer alone', async () => {
    renderStaff({ staff: [admin, { ...picker, isSuspended: true }] });
    const [first, second] = await rows();
    expect(first).toHaveTextContent('Meerameera@kirana.exampleAdmin');
    expect(within(first as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
    expect(second).toHaveTextContent('Raviravi@kirana.examplePickerSuspended');
  });

  it('loads further pages of the staff', async () => {
    const staff = Array.from({ length: 60 }, (_, at) => member(`staff_${at}`, `Picker ${at}`, roles.picker));
    const { user } = renderStaff({ staff });
    expect(await rows()).toHaveLength(50);
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(async () => expect(await rows()).toHaveLength(60));
  });

  it('adds a member by email', async () => {
    const answer = { __typename: 'StaffInvitationCreatePayload', staffMember: member('staff_3', 'Asha', roles.rider) };
    const { user, inputs } = renderStaff({ staff: [admin], answer });
    await user.click(await screen.findByRole('button', { name: 'Add' }));
    const dialog = await findDialog('Add a staff member');
    await user.type(dialog.getByLabelText('Email'), ' asha@kirana.example');
    await user.click(dialog.getByRole('radio', { name: 'Rider' }));
    await user.click(dialog.getByRole('button', { name: 'Add' }));
    expect(await screen.findByText('Asha now has the role Rider')).toBeInTheDocument();
    expect(inputs).toEqual([{ email: 'asha@kirana.example', roleDefinitionId: 'role_3' }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('invites an email without an account, also as an admin', async () => {
    const answer = { __typename: 'StaffInvitationCreatePayload', staffMember: null };
    const { user, inputs } = renderStaff({ answer });
    await user.click(await screen.findByRole('button', { name: 'Add' }));
    const dialog = await findDialog('Add a staff member');
    await user.type(dialog.getByLabelText('Email'), 'asha@kirana.example');
    await user.click(dialog.getByRole('radio', { name: 'Admin' }));
    await user.click(dialog.getByRole('button', { name: 'Add' }));
    expect(await screen.findByText(/^We’ve invited asha@kirana.example/)).toBeInTheDocument();
    expect(inputs).toEqual([{ email: 'asha@kirana.example', roleDefinitionId: 'role_1' }]);
  });

  it('offers no admin’s role to who may do less', async () => {
    const { user } = renderStaff({ permissions: ['STAFF', 'CATALOGUE', 'PICKING', 'DELIVERIES'] });
    await user.click(await screen.findByRole('button', { name: 'Add' }));
    const dialog = await findDialog('Add a staff member');
    expect(dialog.getByRole('radio', { name: 'Rider' })).toBeVisible();
    expect(dialog.queryByRole('radio', { name: 'Admin' })).not.toBeInTheDocument();
  });

  it('lists who is invited, mails again and withdraws', async () => {
    const invitation = {
      __typename: 'StaffInvitation',
      id: 'invite_1',
      email: 'asha@kirana.example',
      expiresAt: '2026-12-06T06:00:00.000Z',
      roleDefinition: roles.rider,
    };
    const answer = { __typename: 'StaffInvitationDeletePayload', deletedStaffInvitationId: 'invite_1' };
    const { user, inputs } = renderStaff({ invitations: [invitation], answer });
    const [row] = await bodyRows('Invited');
    expect(row).toHaveTextContent('asha@kirana.exampleRiderOpen until 6 Dec');
    await user.click(screen.getByRole('button', { name: 'Withdraw: asha@kirana.example' }));
    expect(await screen.findByText('asha@kirana.example is no longer invited')).toBeInTheDocument();
    expect(inputs).toEqual([{ staffInvitationId: 'invite_1' }]);
  });

  it.each([
    { __typename: 'UserNotFoundError', message: 'There’s no account with this email' },
    { __typename: 'AdminRoleError', message: 'This person is an admin' },
    { __typename: 'PermissionRequiredError', message: 'This needs permissions that you don’t have yourself' },
    {
      __typename: 'InvalidInputError',
      message: 'Please check the marked fields.',
      issues: [{ path: 'email', message: 'Enter a valid email address' }],
    },
  ])('shows beside the field why adding failed: $__typename', async (answer) => {
    const { user } = renderStaff({ staff: [admin], answer });
    await user.click(await screen.findByRole('button', { name: 'Add' }));
    const email = await screen.findByLabelText('Email');
    await user.click(screen.getByRole('radio', { name: 'Rider' }));
    await user.type(email, 'somebody{Enter}');
    await waitFor(() => expect(email).toHaveAccessibleDescription(answer.issues?.[0]?.message ?? answer.message));
    expect(email).toHaveFocus();
  });

  it('resets a lost second factor after a confirmation', async () => {
    const { user } = renderStaff({ staff: [admin, { ...picker, hasTwoFactor: true }] });
    expect((await rows())[1]).toHaveTextContent('Picker2FA');
    await user.click(screen.getByRole('button', { name: 'Reset 2FA: Ravi' }));
    const question = await findDialog('Reset Ravi’s two-factor authentication?');
    await user.click(question.getByRole('button', { name: 'Reset 2FA' }));
    expect(await screen.findByText('Ravi can now log in without a code')).toBeVisible();
  });

  it("changes a member's role", async () => {
    const { user, inputs } = renderStaff({ answer: payload({ ...picker, roleDefinition: roles.manager }) });
    await user.click(await screen.findByRole('button', { name: 'Change role: Ravi' }));
    const dialog = await findDialog('Change Ravi’s role');
    expect(dialog.getByRole('radio', { name: 'Picker' })).toBeChecked();
    await user.click(dialog.getByRole('radio', { name: 'Manager' }));
    await user.click(dialog.getByRole('button', { name: 'Change role' }));
    expect(await screen.findByText('Ravi now has the role Manager')).toBeInTheDocument();
    expect(inputs).toEqual([{ email: 'ravi@kirana.example', roleDefinitionId: 'role_4' }]);
  });

  it('removes a role after a confirmation', async () => {
    const { user, inputs } = renderStaff({ answer: payload({ ...picker, roleDefinition: null }) });
    await user.click(await screen.findByRole('button', { name: 'Remove role: Ravi' }));
    const question = await findDialog('Remove Ravi’s role?');
    await user.click(question.getByRole('button', { name: 'Remove role' }));
    expect(await screen.findByText('Ravi is no longer on the staff')).toBeInTheDocument();
    expect(inputs).toEqual([{ email: 'ravi@kirana.example', roleDefinitionId: null }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
