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
import { RoleDialog, useCreateRole } from './roles/RoleDialog.tsx';
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
import { rolePresets } from './roles/roleTexts.ts';

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
        const isInReach = ({ permissions }: Pick<Role, 'permissions'>) => permissions.every((each) => can(each));
        const roles = roleDefinitions.filter((role) => role.builtIn !== 'ADMIN' && isInReach(role));
        const names = new Set(roleDefinitions.map(({ name }) => name.toLowerCase()));
        const presets = rolePresets.filter((preset) => isInReach(preset) && !names.has(preset.name.toLowerCase()));
        return (
          <>
            <Staff query={query} roles={roles} presets={presets} onChanged={reload} />
            <Roles roleDefinitions={roleDefinitions} roles={roles} onChanged={reload} />
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
  /** The roles that the viewer can give: not the admin's, and none that may do more than the viewer. */
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
}

/** The list of staff members, with buttons that add one and change roles. */
function Staff({ query, roles, presets, onChanged }: StaffProps) {
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
          <StaffRow key={node.id} member={node} roles={roles} onChanged={onChanged} />
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

interface AddStaffFormProps {
  /** The roles that the viewer can give. */
  roles: readonly AssignableRole[];
  /** Roles of a small shop that it does not have yet. */
  presets: typeof rolePresets;
  onClose: () => void;
  /** Called when members of roles have changed. */
  onChanged: () => void;
}

/** The place of a role among the choices: those of a small shop come first. */
const rank = ({ name }: AssignableRole) => (rolePresets.some((preset) => preset.name === name) ? 0 : 1);

/** Asks for the email of an account and its new role, which is created if it is a preset; closes after the role was given. */
function AddStaffForm({ roles, presets, onClose, onChanged }: AddStaffFormProps) {
  const { form, values, fieldProps, showErrors, isFilled } = useFormValues({ email: '' });
  const [chosen, setChosen] = useState<string | null>(null);
  const [assignRole, isAssigning] = useAssignRole();
  const [createRole, isCreating] = useCreateRole();
  const choices = [...presets.map(({ name }) => ({ id: name, name })), ...roles];
  const role = choices.find(({ id }) => id === chosen);
  const assign = ({ id, name: roleName }: AssignableRole) =>
    assignRole(
      { email: values.email.trim(), roleDefinitionId: id },
      {
        onFormErrors: showErrors,
        onDone: ({ staffMember: { name } }) => {
          showSuccess(texts.assigned(name, roleName));
          onClose();
          onChanged();
        },
      },
    );
  const submit = () => {
    if (role === undefined) return;
    const preset = presets.find(({ name }) => name === role.id);
    if (preset === undefined) return assign(role);
    createRole(preset, {
      onFormErrors: showErrors,
      onDone: ({ roleDefinition: { id } }) => {
        setChosen(id);
        assign({ id, name: preset.name });
      },
    });
  };
  return (
    <Form
      form={form}
      isFilled={isFilled && role !== undefined}
      action={texts.add}
      isBusy={isCreating || isAssigning}
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
        <RoleChoice
          roles={choices.toSorted((one, other) => rank(one) - rank(other))}
          chosen={chosen}
          onChoose={setChosen}
        />
      </Box>
    </Form>
  );
}
