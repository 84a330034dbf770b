import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeConnection } from '../../relay/testing/fakeConnection.ts';
import { preload } from '../../relay/preload.ts';
import { renderWithRelay } from '../../relay/testing/renderWithRelay.tsx';
import { findDialog } from '../../ui/testing/findDialog.ts';
import staffPage, { type StaffPageQuery } from './__generated__/StaffPageQuery.graphql.ts';
import { StaffPage } from './StaffPage.tsx';

const member = (id: string, name: string, role: string) => ({
  __typename: 'StaffMember',
  id,
  name,
  email: `${name.toLowerCase()}@kirana.example`,
  role,
  createdAt: '2026-01-15T10:30:00.000Z',
  isSuspended: false,
  hasTwoFactor: false,
});
type Paging = Parameters<typeof fakeConnection>[1];
type Member = ReturnType<typeof member>;

function renderStaff(staff: readonly Member[], change: (input: { email: string; role: string }) => object) {
  const inputs: object[] = [];
  const rendered = renderWithRelay({
    resolvers: () => ({
      Query: { staff: (_root, paging: Paging) => fakeConnection(staff, paging) },
      Mutation: {
        staffMemberResetTwoFactor: () => ({
          __typename: 'StaffMemberResetTwoFactorPayload',
          staffMember: { ...picker, hasTwoFactor: false },
        }),
        staffMemberUpdateRole: (_root, { input }: { input: { email: string; role: string } }) => {
          inputs.push({ ...input });
          return change(input);
        },
      },
    }),
    routes: [{ path: '*', loader: preload<StaffPageQuery>(staffPage, () => ({})), Component: StaffPage }],
    at: '/dashboard/staff',
  });
  return { ...rendered, inputs };
}

const rows = async () =>
  within(await screen.findByRole('table', { name: 'People who work here' }))
    .getAllByRole('row')
    .slice(1);
const payload = (changed: Member) => ({ __typename: 'StaffMemberUpdateRolePayload', staffMember: changed });
const admin = member('staff_1', 'Meera', 'ADMIN');
const picker = member('staff_2', 'Ravi', 'PICKER');

describe('StaffPage', () => {
  it('lists who works here, and leaves admins alone', async () => {
    renderStaff([admin, { ...picker, isSuspended: true }], () => payload(picker));
    const [first, second] = await rows();
    expect(first).toHaveTextContent('Meerameera@kirana.exampleAdmin');
    expect(within(first as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
    expect(second).toHaveTextContent('Raviravi@kirana.examplePickerSuspended');
    expect(screen.queryByText('No pickers or riders yet')).not.toBeInTheDocument();
  });

  it('loads further pages of the staff', async () => {
    const members = Array.from({ length: 60 }, (_, at) => member(`staff_${at}`, `Picker ${at}`, 'PICKER'));
    const { user } = renderStaff(members, () => payload(picker));
    expect(await rows()).toHaveLength(50);
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(async () => expect(await rows()).toHaveLength(60));
  });

  it('adds somebody by their email', async () => {
    const { user, inputs } = renderStaff([admin], () => payload(member('staff_3', 'Asha', 'RIDER')));
    await user.click(await screen.findByRole('button', { name: 'Add' }));
    const dialog = await findDialog('Add to the staff');
    await user.type(dialog.getByLabelText('Email'), ' asha@kirana.example');
    await user.click(dialog.getByRole('radio', { name: 'Rider' }));
    await user.click(dialog.getByRole('button', { name: 'Add' }));
    expect(await screen.findByText('Asha is a rider now')).toBeInTheDocument();
    expect(inputs).toEqual([{ email: 'asha@kirana.example', role: 'RIDER' }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect((await rows())[1]).toHaveTextContent('Ashaasha@kirana.exampleRider');
  });

  it.each([
    { __typename: 'UserNotFoundError', message: 'There’s no account with this email' },
    { __typename: 'AdminRoleError', message: 'This person is an admin' },
    {
      __typename: 'InvalidInputError',
      message: 'Please check the marked fields.',
      issues: [{ path: 'email', message: 'Enter a valid email address' }],
    },
  ])('shows beside the field why somebody could not be added: $__typename', async (error) => {
    const { user } = renderStaff([admin], () => error);
    await user.click(await screen.findByRole('button', { name: 'Add' }));
    const email = await screen.findByLabelText('Email');
    await user.type(email, 'somebody{Enter}');
    await waitFor(() => expect(email).toHaveAccessibleDescription(error.issues?.[0]?.message ?? error.message));
    expect(email).toHaveFocus();
  });

  it('resets a lost second factor after a confirmation', async () => {
    const { user } = renderStaff([admin, { ...picker, hasTwoFactor: true }], () => payload(picker));
    expect((await rows())[1]).toHaveTextContent('Picker2FA');
    await user.click(screen.getByRole('button', { name: 'Reset 2FA: Ravi' }));
    const question = await findDialog('Reset Ravi’s two-factor authentication?');
    await user.click(question.getByRole('button', { name: 'Reset 2FA' }));
    expect(await screen.findByText('Ravi can log in without a code now')).toBeVisible();
    expect((await rows())[1]).not.toHaveTextContent('2FA');
  });

  it('makes a picker a rider after a confirmation', async () => {
    const { user, inputs } = renderStaff([admin, picker], () => payload({ ...picker, role: 'RIDER' }));
    await user.click(await screen.findByRole('button', { name: 'Make rider: Ravi' }));
    const question = await findDialog('Make Ravi a rider?');
    expect(inputs).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Make rider' }));
    expect(await screen.findByRole('button', { name: 'Make picker: Ravi', hidden: true })).toBeInTheDocument();
    expect(inputs).toEqual([{ email: 'ravi@kirana.example', role: 'RIDER' }]);
    expect((await rows())[1]).toHaveTextContent('Rider');
  });

  it('removes a role after a confirmation, and the person from the list', async () => {
    const { user, inputs } = renderStaff([admin, picker], () => payload({ ...picker, role: 'USER' }));
    await user.click(await screen.findByRole('button', { name: 'Remove role: Ravi' }));
    const question = await findDialog('Remove Ravi’s role?');
    await user.click(question.getByRole('button', { name: 'Remove role' }));
    expect(await screen.findByText('Ravi no longer works here')).toBeInTheDocument();
    expect(inputs).toEqual([{ email: 'ravi@kirana.example', role: 'USER' }]);
    expect(await rows()).toHaveLength(1);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(document.activeElement).toContainElement(screen.getByRole('table'));
    expect(screen.getByText('No pickers or riders yet')).toBeVisible();
  });
});
