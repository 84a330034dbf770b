import { screen, within } from '@testing-library/react';
import { fakeConnection } from '../../relay/testing/fakeConnection.ts';
import { preload } from '../../relay/preload.ts';
import { renderWithRelay } from '../../relay/testing/renderWithRelay.tsx';
import { PermissionsContext, type Permission } from '../../shop/identity/permissions.ts';
import { permissionTexts } from './roles/roleTexts.ts';
import staffPage, { type StaffPageQuery } from './__generated__/StaffPageQuery.graphql.ts';
import { StaffPage } from './StaffPage.tsx';

const PERMISSIONS = Object.keys(permissionTexts);

/** For tests: a role of the shop’s own. */
export const role = (id: string, name: string, more: object = {}) => ({
  __typename: 'RoleDefinition',
  id,
  name,
  builtIn: null,
  permissions: ['CATALOGUE'],
  memberCount: 0,
  ...more,
});
/** For tests: the roles of the shop. */
export const roles = {
  admin: role('role_1', 'Admin', { builtIn: 'ADMIN', permissions: [...PERMISSIONS], memberCount: 1 }),
  picker: role('role_2', 'Picker', { builtIn: 'PICKER', permissions: ['PICKING'], memberCount: 1 }),
  rider: role('role_3', 'Rider', { builtIn: 'RIDER', permissions: ['DELIVERIES'] }),
  manager: role('role_4', 'Manager', { permissions: ['CATALOGUE', 'ORDERS'], memberCount: 2 }),
};
type Role = ReturnType<typeof role> | null;

/** For tests: a member of staff. */
export const member = (id: string, name: string, roleDefinition: Role) => ({
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

/** For tests: renders the page of the staff; `inputs` are those of its mutations. */
export function renderStaff({
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

/** For tests: the rows of a table. */
export const bodyRows = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .slice(1);
/** For tests: the rows of the staff. */
export const rows = () => bodyRows('People who work here');
/** For tests: the rows of the roles. */
export const roleRows = () => bodyRows('Roles and their permissions');
/** For tests: the answer of `staffMemberAssignRole`. */
export const payload = (changed: Member) => ({ __typename: 'StaffMemberAssignRolePayload', staffMember: changed });
/** For tests: the viewer. */
export const admin = member('staff_1', 'Meera', roles.admin);
/** For tests: a member of staff. */
export const picker = member('staff_2', 'Ravi', roles.picker);
