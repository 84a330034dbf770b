import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeConnection } from '../../relay/testing/fakeConnection.ts';
import { preload } from '../../relay/preload.ts';
import { renderWithRelay } from '../../relay/testing/renderWithRelay.tsx';
import { findDialog } from '../../ui/testing/findDialog.ts';
import { PermissionsContext, type Permission } from '../../shop/identity/permissions.ts';
import { permissionTexts } from './roles/roleTexts.ts';
import staffPage, { type StaffPageQuery } from './__generated__/StaffPageQuery.graphql.ts';
import { StaffPage } from './StaffPage.tsx';

const PERMISSIONS = Object.keys(permissionTexts);

const role = (id: string, name: string, more: object = {}) => ({
  __typename: 'RoleDefinition',
  id,
  name,
  builtIn: null,
  permissions: ['CATALOGUE'],
  memberCount: 0,
  ...more,
});
const roles = {
  admin: role('role_1', 'Admin', { builtIn: 'ADMIN', permissions: [...PERMISSIONS], memberCount: 1 }),
  picker: role('role_2', 'Picker', { builtIn: 'PICKER', permissions: ['PICKING'], memberCount: 1 }),
  rider: role('role_3', 'Rider', { builtIn: 'RIDER', permissions: ['DELIVERIES'] }),
  manager: role('role_4', 'Manager', { permissions: ['CATALOGUE', 'ORDERS'], memberCount: 2 }),
};
type Role = ReturnType<typeof role> | null;

const member = (id: string, name: string, roleDefinition: Role) => ({
  __typename: 'StaffMember',
  id,
  name,
  email: `${name.toLowerCase()}@kirana.example`,
  roleDefinition,
  createdAt: '2026-01-15T10:30:00.000Z',
  isSuspended: false,
  hasTwoFactor: false,
});
type Paging = Parameters<typeof fakeConnection>[1];
type Member = ReturnType<typeof member>;

interface Shown {
  staff?: readonly Member[];
  invitations?: readonly object[];
  /** The result of each mutation. */
  answer?: object;
  /** The role that is created. */
  created?: Role;
  /** Null: as an admin. */
  permissions?: readonly Permission[] | null;
}

function renderStaff({
  staff = [admin, picker],
  invitations = [],
  answer = {},
  created,
  permissions = null,
}: Shown = {}) {
  const inputs: object[] = [];
  const change = (_root: unknown, { input }: { input: object }) => {
    inputs.push({ ...input });
    return answer;
  };
  const rendered = renderWithRelay({
    resolvers: () => ({
      Query: {
        staff: (_root, paging: Paging) => fakeConnection(staff, paging),
        roleDefinitions: () => Object.values(roles),
        viewer: () => ({ __typename: 'User', id: 'user_1', email: admin.email }),
        staffInvitations: () => invitations,
      },
      Mutation: {
        staffMemberResetTwoFactor: () => ({
          __typename: 'StaffMemberResetTwoFactorPayload',
          staffMember: { ...picker, hasTwoFactor: false },
        }),
        staffMemberAssignRole: change,
        staffInvitationCreate: change,
        staffInvitationDelete: change,
        roleDefinitionCreate: (root, args: { input: object }) => {
          const given = change(root, args);
          return created === undefined ? given : { __typename: 'RoleDefinitionCreatePayload', roleDefinition: created };
        },
        roleDefinitionUpdate: change,
        roleDefinitionDelete: change,
      },
    }),
    routes: [
      {
        path: '*',
        loader: preload<StaffPageQuery>(staffPage, () => ({})),
        element: (
          <PermissionsContext value={permissions}>
            <StaffPage />
          </PermissionsContext>
        ),
      },
    ],
    at: '/dashboard/staff',
  });
  return { ...rendered, inputs };
}

const bodyRows = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .slice(1);
const rows = () => bodyRows('People who work here');
const roleRows = () => bodyRows('Roles and their permissions');
const payload = (changed: Member) => ({ __typename: 'StaffMemberAssignRolePayload', staffMember: changed });
const admin = member('staff_1', 'Meera', roles.admin);
const picker = member('staff_2', 'Ravi', roles.picker);

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

describe('the roles', () => {
  it('are listed with their permissions; the admin’s has no buttons', async () => {
    renderStaff();
    const [first, second, , last] = await roleRows();
    expect(first).toHaveTextContent('AdminEverything1 person');
    expect(within(first as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
    expect(second).toHaveTextContent('PickerPicking1 person');
    expect(screen.queryByRole('button', { name: 'Delete role: Picker' })).not.toBeInTheDocument();
    expect(last).toHaveTextContent('ManagerCatalogueOrders2 people');
  });

  it('can be added', async () => {
    const made = role('role_5', 'Bookkeeper', { permissions: ['REPORTS', 'REFUNDS'] });
    const answer = { __typename: 'RoleDefinitionCreatePayload', roleDefinition: made };
    const { user, inputs } = renderStaff({ answer });
    await user.click(await screen.findByRole('button', { name: 'Add role' }));
    const dialog = await findDialog('Add a role');
    await user.type(dialog.getByLabelText('Name'), ' Bookkeeper');
    expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    await user.click(dialog.getByRole('checkbox', { name: /^Reports/ }));
    await user.click(dialog.getByRole('checkbox', { name: /^Refunds/ }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Role Bookkeeper added')).toBeInTheDocument();
    expect((await roleRows()).at(-1)).toHaveTextContent('Bookkeeper');
    expect(inputs).toEqual([{ name: 'Bookkeeper', permissions: ['REFUNDS', 'REPORTS'] }]);
  });

  it('of a small shop come first for a new member; one that is missing is created and given by one press', async () => {
    const helper = role('role_5', 'Helper');
    const { user, inputs } = renderStaff({
      staff: [admin],
      answer: { __typename: 'StaffInvitationCreatePayload', staffMember: member('staff_3', 'Asha', helper) },
      created: helper,
    });
    await user.click(await screen.findByRole('button', { name: 'Add' }));
    const dialog = await findDialog('Add a staff member');
    const choices = () => dialog.getAllByRole('radio').map((each) => each.closest('label')?.textContent);
    expect(choices()).toEqual(['Owner', 'Helper', 'Rider', 'Picker', 'Manager', 'Admin']);
    await user.type(dialog.getByLabelText('Email'), 'asha@kirana.example');
    await user.click(dialog.getByRole('radio', { name: 'Helper' }));
    await user.click(dialog.getByRole('button', { name: 'Add' }));
    expect(await screen.findByText('Asha now has the role Helper')).toBeInTheDocument();
    const permissions = ['CATALOGUE', 'ORDERS', 'PICKING', 'DELIVERIES', 'CUSTOMERS'];
    expect(inputs).toEqual([
      { name: 'Helper', permissions },
      { email: 'asha@kirana.example', roleDefinitionId: 'role_5' },
    ]);
  });

  it('are edited, and one that came with the shop keeps its name', async () => {
    const changed = { ...roles.picker, permissions: ['ORDERS', 'PICKING'] };
    const answer = { __typename: 'RoleDefinitionUpdatePayload', roleDefinition: changed };
    const { user, inputs } = renderStaff({ answer });
    await user.click(await screen.findByRole('button', { name: 'Edit role: Picker' }));
    const dialog = await findDialog('Edit the role Picker');
    expect(dialog.getByLabelText('Name')).toHaveAttribute('readonly');
    await user.click(dialog.getByRole('checkbox', { name: /^Orders/ }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Role Picker saved')).toBeInTheDocument();
    expect(inputs).toEqual([{ id: 'role_2', name: 'Picker', permissions: ['ORDERS', 'PICKING'] }]);
  });

  it('show beside the name that another role has it', async () => {
    const { user } = renderStaff({
      answer: { __typename: 'RoleNameTakenError', message: 'There’s already a role with this name' },
    });
    await user.click(await screen.findByRole('button', { name: 'Edit role: Manager' }));
    const dialog = await findDialog('Edit the role Manager');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(dialog.getByLabelText('Name')).toHaveAccessibleDescription('There’s already a role with this name'),
    );
  });

  it("are deleted only once their members' new role is chosen", async () => {
    const answer = { __typename: 'RoleDefinitionDeletePayload', deletedRoleDefinitionId: 'role_4' };
    const { user, inputs } = renderStaff({ answer });
    await user.click(await screen.findByRole('button', { name: 'Delete role: Manager' }));
    const dialog = await findDialog('Delete the role Manager?');
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('2 people have this role. Choose their new role.');
    expect(inputs).toEqual([]);
    await user.click(dialog.getByRole('radio', { name: 'Picker' }));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Role Manager deleted')).toBeInTheDocument();
    expect(inputs).toEqual([{ id: 'role_4', replacementId: 'role_2', makesMembersShoppers: false }]);
  });

  it('cannot grant permissions that the viewer lacks', async () => {
    const { user } = renderStaff({ permissions: ['STAFF', 'DELIVERIES'] });
    await rows();
    expect(screen.queryByRole('button', { name: /^(Change|Remove) role: Ravi/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^(Edit|Delete) role: (Picker|Manager)/ })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Edit role: Rider' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add role' }));
    const dialog = await findDialog('Add a role');
    expect(dialog.getByRole('checkbox', { name: /^Deliveries/ })).toBeEnabled();
    expect(dialog.getByRole('checkbox', { name: /^Catalogue/ })).toBeDisabled();
  });
});
