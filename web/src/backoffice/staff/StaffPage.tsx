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
import { type AssignableRole, RoleChoice } from './roles/RoleChoice.tsx';
import { AdminTable } from '../ui/AdminTable.tsx';
import { useActiveDialog } from '../../ui/dialogs/useActiveDialog.ts';
import { useFocusAfterRemoval } from '../../ui/lists/useFocusAfterRemoval.ts';
import { RoleDialog } from './roles/RoleDialog.tsx';
import { RoleRow } from './roles/RoleRow.tsx';
import { useState } from 'react';
import { useLoadMore } from '../../ui/lists/useLoadMore.ts';
import type { StaffPage_query$key } from './__generated__/StaffPage_query.graphql.ts';
import type { StaffPagePaginationQuery } from './__generated__/StaffPagePaginationQuery.graphql.ts';
import { StaffRow } from './StaffRow.tsx';
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { useFormValues } from '../../ui/forms/useFormValues.ts';
import { showSuccess } from '../../ui/toasts/toastStore.ts';
import { Form } from '../../ui/forms/Form.tsx';
import { useAssignRole } from './useAssignRole.ts';

const staffPageQuery = graphql`
  query StaffPageQuery {
    ...StaffPage_query
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

const roleColumns = ['Role', 'Permissions', 'People', 'Actions'];

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

interface StaffProps {
  query: StaffPage_query$key;
  /** The roles that the viewer can give. */
  roles: readonly AssignableRole[];
  /** Called when members of roles have changed. */
  onChanged: () => void;
}

/** The list of staff members, with buttons that add one and change roles. */
function Staff({ query, roles, onChanged }: StaffProps) {
  const { data, ...pages } = usePaginationFragment<StaffPagePaginationQuery, StaffPage_query$key>(
    graphql`
      fragment StaffPage_query on Query
      @refetchable(queryName: "StaffPagePaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" }) {
        staff(first: $count, after: $cursor) @connection(key: "Staff_staff") @required(action: THROW) {
          edges {
            node {
              id
              roleDefinition {
                builtIn
              }
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
          <StaffRow key={node.id} member={node} roles={roles} onChanged={onChanged} />
        ))}
        pages={more}
        empty={{ title: texts.none }}
      />
      {!more.hasNext && edges.every(({ node }) => node.roleDefinition?.builtIn === 'ADMIN') && (
        <Text mt="4" color="fg.muted">
          {texts.none}
        </Text>
      )}
      <AddStaffDialog roles={roles} isOpen={isOpen} onClose={close} onChanged={onChanged} />
    </>
  );
}

interface AddStaffFormProps {
  roles: readonly AssignableRole[];
  onClose: () => void;
  onChanged: () => void;
}

/** Asks for the email of an account and its new role; closes after the role was given. */
function AddStaffDialog({ isOpen, ...form }: AddStaffFormProps & { isOpen: boolean }) {
  return (
    <FormDialog title="Add a staff member" isOpen={isOpen} onClose={form.onClose}>
      <AddStaffForm {...form} />
    </FormDialog>
  );
}

function AddStaffForm({ roles, onClose, onChanged }: AddStaffFormProps) {
  const { form, values, fieldProps, showErrors, isFilled } = useFormValues({ email: '' });
  const [chosen, setChosen] = useState(roles[0]?.id ?? null);
  const [assignRole, isAssigning] = useAssignRole();
  const role = roles.find(({ id }) => id === chosen);
  const submit = () => {
    if (role === undefined) return;
    assignRole(
      { email: values.email.trim(), roleDefinitionId: role.id },
      {
        onFormErrors: showErrors,
        onDone: ({ staffMember: { name } }) => {
          showSuccess(texts.assigned(name, role.name));
          onClose();
          onChanged();
        },
      },
    );
  };
  return (
    <Form
      form={form}
      isFilled={isFilled && role !== undefined}
      action={texts.add}
      isBusy={isAssigning}
      onCancel={onClose}
      onSubmit={submit}
    >
      <TextField
        {...fieldProps('email')}
        label={texts.email}
        help="The email they log in with"
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <Box mb="4">
        <RoleChoice roles={roles} chosen={chosen} onChoose={setChosen} />
      </Box>
    </Form>
  );
}
