import { Skeleton, Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import { graphql } from 'react-relay';
import { useRevalidator } from 'react-router-dom';
import { Plus } from 'lucide-react';
import { PageQuery } from '../../relay/PageQuery.tsx';
import { AdminHeader } from '../ui/AdminHeader.tsx';
import { AdminListSkeleton } from '../ui/AdminList.tsx';
import type { StaffPageQuery, StaffPageQuery$data } from './__generated__/StaffPageQuery.graphql.ts';
import { Staff, staffColumns } from './Staff.tsx';
import { texts } from './texts.ts';
import { useCan } from '../../shop/identity/permissions.ts';
import type { AssignableRole } from './roles/RoleChoice.tsx';
import { AdminTable } from '../ui/AdminTable.tsx';
import { useActiveDialog } from '../../ui/dialogs/useActiveDialog.ts';
import { useFocusAfterRemoval } from '../../ui/lists/useFocusAfterRemoval.ts';
import { RoleDialog } from './roles/RoleDialog.tsx';
import { RoleRow } from './roles/RoleRow.tsx';

const staffPageQuery = graphql`
  query StaffPageQuery {
    ...Staff_query
    roleDefinitions @required(action: THROW) {
      id
      name
      builtIn
      permissions
      ...RoleRow_role
    }
  }
`;

/** The staff members, and the roles with their permissions. */
export function StaffPage() {
  const can = useCan();
  const { revalidate } = useRevalidator();
  const reload = () => void revalidate();
  return (
    <PageQuery<StaffPageQuery>
      query={staffPageQuery}
      fallback={
        <>
          <AdminHeader title={texts.title} lead={texts.lead}>
            <Skeleton h="11" w="28" />
          </AdminHeader>
          <AdminListSkeleton columns={staffColumns} rows={4} lines={2} />
        </>
      }
    >
      {({ roleDefinitions, ...query }) => {
        // Not the admin's, and none that may do more than the viewer.
        const roles = roleDefinitions
          .filter(
            ({ builtIn, permissions }) => builtIn !== 'ADMIN' && permissions.every((permission) => can(permission)),
          )
          .map(({ id, name }) => ({ id, name }));
        return (
          <>
            <Staff query={query} roles={roles} onChanged={reload} />
            <Roles roleDefinitions={roleDefinitions} roles={roles} onChanged={reload} />
          </>
        );
      }}
    </PageQuery>
  );
}

const roleColumns = ['Role', 'May do', 'People', 'Actions'];

interface RolesProps {
  roleDefinitions: StaffPageQuery$data['roleDefinitions'];
  /** The roles that the viewer can give. */
  roles: readonly AssignableRole[];
  onChanged: () => void;
}

/** The roles with their permissions, and buttons that add, edit and delete one. */
function Roles({ roleDefinitions, roles, onChanged }: RolesProps) {
  const { isOpen, start, close } = useActiveDialog<'add'>();
  const table = useFocusAfterRemoval<HTMLDivElement>(roleDefinitions.length);
  return (
    <Box as="section" mt="10" aria-labelledby="roles">
      <Flex justify="space-between" align="center" gap="2" mb="4">
        <Heading as="h2" id="roles" textStyle={{ base: 'lg', md: 'xl' }}>
          Roles
        </Heading>
        <Button px={{ base: '3', md: '4' }} onClick={() => start('add')}>
          <Plus aria-hidden />
          Add role
        </Button>
      </Flex>
      <Text mb="4" color="fg.muted">
        A role is a list of permissions. You can only give those that you have yourself.
      </Text>
      <AdminTable ref={table} label="Roles and what they may do" columns={roleColumns} hasActions>
        {roleDefinitions.map((role) => (
          <RoleRow key={role.id} role={role} roles={roles} onChanged={onChanged} />
        ))}
      </AdminTable>
      <RoleDialog role={null} isOpen={isOpen} onClose={close} onSaved={onChanged} />
    </Box>
  );
}
