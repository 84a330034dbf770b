import { Box, Text } from '@chakra-ui/react';
import { graphql, usePaginationFragment } from 'react-relay';
import { useState } from 'react';
import { AdminList } from '../ui/AdminList.tsx';
import { AdminHeader } from '../ui/AdminHeader.tsx';
import { useFocusAfterRemoval } from '../../ui/lists/useFocusAfterRemoval.ts';
import { useLoadMore } from '../../ui/lists/useLoadMore.ts';
import { useActiveDialog } from '../../ui/dialogs/useActiveDialog.ts';
import type { Staff_query$key } from './__generated__/Staff_query.graphql.ts';
import type { StaffPaginationQuery } from './__generated__/StaffPaginationQuery.graphql.ts';
import { type AssignableRole, RoleChoice } from './roles/RoleChoice.tsx';
import { StaffRow } from './StaffRow.tsx';
import { texts } from './texts.ts';
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { useFormValues } from '../../ui/forms/useFormValues.ts';
import { showSuccess } from '../../ui/toasts/toastStore.ts';
import { Form } from '../../ui/forms/Form.tsx';
import { useAssignRole } from './useAssignRole.ts';

const PAGE_SIZE = 50;

export const staffColumns = ['Name', texts.email, texts.role, texts.since, 'Actions'];

interface StaffProps {
  query: Staff_query$key;
  /** The roles that the viewer can give. */
  roles: readonly AssignableRole[];
  /** Called when members of roles have changed. */
  onChanged: () => void;
}

/** The list of staff members, with buttons that add one and change roles. */
export function Staff({ query, roles, onChanged }: StaffProps) {
  const { data, ...pages } = usePaginationFragment<StaffPaginationQuery, Staff_query$key>(
    graphql`
      fragment Staff_query on Query
      @refetchable(queryName: "StaffPaginationQuery")
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
    <FormDialog title="Add to the staff" isOpen={isOpen} onClose={form.onClose}>
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
        help="The address of their account"
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
