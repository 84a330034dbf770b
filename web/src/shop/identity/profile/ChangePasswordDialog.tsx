import { Button, Flex, Text } from '@chakra-ui/react';
import type { SubmitEvent } from 'react';
import { graphql, useFragment } from 'react-relay';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import type { ChangePasswordDialog_viewer$key } from './__generated__/ChangePasswordDialog_viewer.graphql.ts';
import { HiddenUsername } from '../HiddenUsername.tsx';
import { PasswordField } from '../PasswordField.tsx';
import { passwordTexts as texts } from './profileTexts.ts';
import { useChangePassword } from './useChangePassword.ts';
import { useFormValues } from '../../../ui/forms/useFormValues.ts';

interface ChangePasswordDialogProps {
  viewer: ChangePasswordDialog_viewer$key;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks for the old password and a new one; closes after the password was changed. */
export function ChangePasswordDialog({ viewer: viewerKey, isOpen, onClose }: ChangePasswordDialogProps) {
  const viewer = useFragment(
    graphql`
      fragment ChangePasswordDialog_viewer on User {
        id
        email
      }
    `,
    viewerKey,
  );
  return (
    <FormDialog title={texts.changePassword} isOpen={isOpen} onClose={onClose}>
      <ChangePasswordForm viewerId={viewer.id} email={viewer.email} onChanged={onClose} />
    </FormDialog>
  );
}

const empty = { oldPassword: '', newPassword: '', confirmPassword: '' };

interface ChangePasswordFormProps {
  viewerId: string;
  email: string;
  onChanged: () => void;
}

function ChangePasswordForm({ viewerId, email, onChanged }: ChangePasswordFormProps) {
  const { form, values, fieldProps, showErrors, isFilled } = useFormValues(empty);
  const { changePassword, isChanging } = useChangePassword({ viewerId, onChanged, onRefused: showErrors });

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isFilled && !isChanging) changePassword(values);
  };

  return (
    <Flex asChild direction="column" gap="3">
      <form ref={form} onSubmit={submit} noValidate>
        <HiddenUsername email={email} />
        <PasswordField
          {...fieldProps('oldPassword')}
          label={texts.oldPassword}
          autoComplete="current-password"
          required
        />
        <PasswordField
          {...fieldProps('newPassword')}
          label={texts.newPassword}
          help={texts.passwordHelp}
          autoComplete="new-password"
          required
        />
        <PasswordField
          {...fieldProps('confirmPassword')}
          label={texts.confirmPassword}
          autoComplete="new-password"
          required
        />
        <Text textStyle="sm" color="fg.muted">
          {texts.passwordNote}
        </Text>
        <Button type="submit" disabled={!isFilled} loading={isChanging}>
          {texts.changePassword}
        </Button>
      </form>
    </Flex>
  );
}
