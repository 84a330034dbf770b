import { Skeleton, Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import { graphql, usePaginationFragment } from 'react-relay';
import { useRevalidator } from 'react-router-dom';
import { Plus } from 'lucide-react';
import { PageQuery } from '../../relay/PageQuery.tsx';
import { AdminHeader } from '../ui/AdminHeader.tsx';
import { AdminListSkeleton, AdminList } from '../ui/AdminList.tsx';
import type { StaffPageQuery, StaffPageQuery$data } from './__generated__/StaffPageQuery.graphql.ts';
import { texts } from './texts.ts';
import { useCan } from '../../shop/identity/permissions.ts';
import { AdminTable } from '../ui/AdminTable.tsx';
import { useActiveDialog } from '../../ui/dialogs/useActiveDialog.ts';
import { useFocusAfterRemoval } from '../../ui/lists/useFocusAfterRemoval.ts';
import { RoleDialog } from './roles/RoleDialog.tsx';
import { RoleRow } from './roles/RoleRow.tsx';
import { useLoadMore } from '../../ui/lists/useLoadMore.ts';
import type { StaffPage_query$key } from './__generated__/StaffPage_query.graphql.ts';
import type { StaffPagePaginationQuery } from './__generated__/StaffPagePaginationQuery.graphql.ts';
import { AddStaffForm, type AddStaffFormProps } from './AddStaffForm.tsx';
import type { AssignableRole } from './roles/RoleChoice.tsx';
import { StaffInvitations } from './StaffInvitations.tsx';
import { StaffRow } from './StaffRow.tsx';
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx';
import { rolePresets } from './roles/roleTexts.ts';

const staffPageQuery = graphql`
  query StaffPageQuery {
    ...StaffPage_query
    ...StaffInvitations_query
    viewer {
      email
    }
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
      {({ roleDefinitions, viewer, ...query }) => {
        const isInReach = ({ permissions }: Pick<Role, 'permissions'>) => permissions.every((each) => can(each));
        const roles = roleDefinitions.filter(isInReach);
        const names = new Set(roleDefinitions.map(({ name }) => name.toLowerCase()));
        const presets = rolePresets.filter((preset) => isInReach(preset) && !names.has(preset.name.toLowerCase()));
        return (
          <>
            <Staff query={query} ownEmail={viewer?.email ?? ''} roles={roles} presets={presets} onChanged={reload} />
            <StaffInvitations query={query} onChanged={reload} />
            <Roles
              roleDefinitions={roleDefinitions}
              roles={roles.filter(({ builtIn }) => builtIn !== 'ADMIN')}
              onChanged={reload}
            />
          </>
        );
      }}
    </PageQuery>
  );
}

type Role = StaffPageQuery$data['roleDefinitions'][number];

const roleColumns = ['Role', 'Permissions', 'People', 'Actions'];

interface RolesProps {
  roleDefinitions: readonly Role[];
  /** The roles that the members of a deleted one can get. */
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
        A role is a set of permissions. You can only grant permissions you have yourself.
      </Text>
      <AdminTable ref={table} label="Roles and their permissions" columns={roleColumns} hasActions>
        {roleDefinitions.map((role) => (
          <RoleRow key={role.id} role={role} roles={roles} onChanged={onChanged} />
        ))}
      </AdminTable>
      <RoleDialog role={null} isOpen={isOpen} onClose={close} onSaved={onChanged} />
    </Box>
  );
}

const PAGE_SIZE = 50;

const staffColumns = ['Name', texts.email, texts.role, texts.since, 'Actions'];

interface StaffProps extends Omit<AddStaffFormProps, 'onClose'> {
  query: StaffPage_query$key;
  /** The email of the viewer, whose own role another admin has to change. */
  ownEmail: string;
}

/** The list of staff members, with buttons that add one and change roles. */
function Staff({ query, ownEmail, roles, presets, onChanged }: StaffProps) {
  const { data, ...pages } = usePaginationFragment<StaffPagePaginationQuery, StaffPage_query$key>(
    graphql`
      fragment StaffPage_query on Query
      @refetchable(queryName: "StaffPagePaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" }) {
        staff(first: $count, after: $cursor) @connection(key: "Staff_staff") @required(action: THROW) {
          edges {
            node {
              id
              ...StaffRow_member
            }
          }
        }
      }
    `,
    query,
  );
  const { edges } = data.staff;
  const more = useLoadMore(pages, PAGE_SIZE);
  const { isOpen, start, close } = useActiveDialog<'add'>();
  return (
    <>
      <AdminHeader title={texts.title} lead={texts.lead} action={texts.add} onAdd={() => start('add')} />
      <AdminList
        ref={useFocusAfterRemoval<HTMLDivElement>(edges.length)}
        label="People who work here"
        columns={staffColumns}
        hasActions
        rows={edges.map(({ node }) => (
          <StaffRow key={node.id} member={node} ownEmail={ownEmail} roles={roles} onChanged={onChanged} />
        ))}
        pages={more}
        empty={{ title: texts.none }}
      />
      <FormDialog title="Add a staff member" isOpen={isOpen} onClose={close}>
        <AddStaffForm roles={roles} presets={presets} onClose={close} onChanged={onChanged} />
      </FormDialog>
    </>
  );
}
