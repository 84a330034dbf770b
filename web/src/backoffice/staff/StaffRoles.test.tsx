import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { findDialog } from '../../ui/testing/findDialog.ts';
import { admin, member, renderStaff, role, roleRows, roles, rows } from './staff.fixtures.tsx';

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
