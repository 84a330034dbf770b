import { Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useAction } from '../../../relay/useAction.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { Form } from '../../../ui/forms/Form.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { useFormValues } from '../../../ui/forms/useFormValues.ts';
import { showSuccess } from '../../../ui/toasts/toastStore.ts';
import { SettingsCard } from '../profile/AccountSettings.tsx';
import type {
  NomineeSettings_viewer$data,
  NomineeSettings_viewer$key,
} from './__generated__/NomineeSettings_viewer.graphql.ts';
import type { NomineeSettingsDeleteMutation } from './__generated__/NomineeSettingsDeleteMutation.graphql.ts';
import type { NomineeSettingsMutation } from './__generated__/NomineeSettingsMutation.graphql.ts';

/** Who may act for the viewer after their death or incapacity. */
export function NomineeSettings({ viewer: viewerKey }: { viewer: NomineeSettings_viewer$key }) {
  const { nominee } = useFragment(
    graphql`
      fragment NomineeSettings_viewer on User {
        nominee {
          name
          email
          mobile
          relationship
        }
      }
    `,
    viewerKey,
  );
  const [task, setTask] = useState<'none' | 'edit' | 'delete'>('none');
  const close = () => setTask('none');
  const [remove, isRemoving] = useAction<NomineeSettingsDeleteMutation>(
    graphql`
      mutation NomineeSettingsDeleteMutation {
        nomineeDelete {
          viewer {
            ...NomineeSettings_viewer
          }
        }
      }
    `,
    {
      onDone: () => {
        close();
        showSuccess('Your nominee is removed');
      },
    },
  );
  return (
    <SettingsCard title="Your nominee">
      <Text color="fg.muted">
        The person who may use your rights over this data if you die or can’t act yourself. Our staff see who it is.
      </Text>
      {nominee != null && (
        <Text mt="3" overflowWrap="anywhere" dir="auto">
          {[nominee.name, nominee.relationship, nominee.email, nominee.mobile]
            .filter((text) => text != null)
            .join(', ')}
        </Text>
      )}
      <Flex gap="3" pt="3" pb="5" wrap="wrap">
        <Button variant="outline" colorPalette="gray" onClick={() => setTask('edit')}>
          {nominee == null ? 'Name a person' : 'Change'}
        </Button>
        {nominee != null && (
          <Button variant="outline" colorPalette="red" onClick={() => setTask('delete')}>
            Remove
          </Button>
        )}
      </Flex>
      <FormDialog title="Your nominee" isOpen={task === 'edit'} onClose={close}>
        <NomineeForm nominee={nominee ?? null} onSaved={close} onCancel={close} />
      </FormDialog>
      <ConfirmDialog
        title="Remove your nominee?"
        text="Nobody may then act for you."
        action="Remove"
        isDestructive
        isOpen={task === 'delete'}
        isBusy={isRemoving}
        onClose={close}
        onConfirm={() => remove({})}
      />
    </SettingsCard>
  );
}

interface NomineeFormProps {
  nominee: NonNullable<NomineeSettings_viewer$data['nominee']> | null;
  onSaved: () => void;
  onCancel: () => void;
}

/** The fields of a nominee: a name, who they are, and one contact at least. */
function NomineeForm({ nominee, onSaved, onCancel }: NomineeFormProps) {
  const { form, values, fieldProps, showErrors } = useFormValues({
    ...{ name: nominee?.name ?? '', relationship: nominee?.relationship ?? '' },
    ...{ email: nominee?.email ?? '', mobile: nominee?.mobile ?? '' },
  });
  const [update, isUpdating] = useAction<NomineeSettingsMutation>(
    graphql`
      mutation NomineeSettingsMutation($input: NomineeUpdateInput!) {
        nomineeUpdate(input: $input) {
          ... on NomineeUpdatePayload {
            viewer {
              ...NomineeSettings_viewer
            }
          }
          ...actionCallbacks_error @alias(as: "error")
        }
      }
    `,
    {
      onDone: () => {
        onSaved();
        showSuccess('Your nominee is saved');
      },
      onFormErrors: showErrors,
    },
  );
  const { name, relationship, email, mobile } = values;
  const given = (text: string) => (text.trim() === '' ? null : text);
  const isFilled = name.trim() !== '' && relationship.trim() !== '' && (given(email) ?? given(mobile)) !== null;
  return (
    <Form
      form={form}
      isFilled={isFilled}
      action="Save"
      isBusy={isUpdating}
      onCancel={onCancel}
      onSubmit={() => update({ name, relationship, email: given(email), mobile: given(mobile) })}
    >
      <TextField {...fieldProps('name')} label="Name" dir="auto" maxLength={100} autoComplete="off" />
      <TextField
        {...fieldProps('relationship')}
        label="Who they are to you"
        help="Such as sister or friend"
        maxLength={60}
        autoComplete="off"
      />
      <TextField
        {...fieldProps('email')}
        label="Email"
        help="This or a mobile number"
        type="email"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
      />
      <TextField {...fieldProps('mobile')} label="Mobile number" type="tel" autoComplete="off" maxLength={40} />
    </Form>
  );
}
