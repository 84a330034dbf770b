import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { useState, type SubmitEvent } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useAction } from '../../../relay/useAction.ts';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { useFormValues } from '../../../ui/forms/useFormValues.ts';
import { showSuccess } from '../../../ui/toasts/toastStore.ts';
import { EmailField } from '../CredentialFields.tsx';
import type { ProfileForm_viewer$key } from './__generated__/ProfileForm_viewer.graphql.ts';
import type { ProfileFormCancelMutation } from './__generated__/ProfileFormCancelMutation.graphql.ts';
import type { ProfileFormMutation } from './__generated__/ProfileFormMutation.graphql.ts';
import { useSendConfirmationMail } from './useSendConfirmationMail.ts';

const fields = ['name', 'email', 'mobile'] as const;

/** The form for name, email and mobile. A changed email is pending until it is verified; until then the old one is shown. */
export function ProfileForm({ viewer: viewerKey }: { viewer: ProfileForm_viewer$key }) {
  const viewer = useFragment(
    graphql`
      fragment ProfileForm_viewer on User {
        name
        email
        mobile
        pendingEmail
      }
    `,
    viewerKey,
  );
  const saved = { name: viewer.name, email: viewer.email, mobile: viewer.mobile ?? '' };
  const { form, values, fieldProps, showErrors, isFilled, reset } = useFormValues(saved);
  const [isSaved, setSaved] = useState(false); // the button keeps the focus although nothing is left to save
  const [updateProfile, isUpdating] = useAction<ProfileFormMutation>(
    graphql`
      mutation ProfileFormMutation($input: ProfileUpdateInput!) {
        profileUpdate(input: $input) {
          ... on ProfileUpdatePayload {
            viewer {
              ...ProfilePage_viewer
              ...AccountMenu_viewer
            }
          }
          ...actionCallbacks_error @alias(as: "error")
        }
      }
    `,
    {
      onDone: () => {
        showSuccess('Updated successfully');
        reset();
        setSaved(true);
      },
      onFormErrors: showErrors,
    },
  );
  const changed = fields.filter((field) => values[field].trim() !== saved[field]);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isFilled || changed.length === 0 || isUpdating) return;
    updateProfile(Object.fromEntries(changed.map((field) => [field, values[field].trim()])));
  };

  return (
    <Flex asChild direction="column" gap="3">
      <form ref={form} onSubmit={submit} noValidate>
        <TextField {...fieldProps('name')} label="Name" autoComplete="name" dir="auto" required />
        <div>
          <EmailField {...fieldProps('email')} autoComplete="email" required />
          <PendingEmail
            pendingEmail={viewer.pendingEmail}
            onCancelled={() => form.current?.querySelector<HTMLElement>('[name="email"]')?.focus()}
          />
        </div>
        <TextField
          {...fieldProps('mobile')}
          label="Mobile"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          help={values.mobile.trim() === '' ? 'So your rider can call you' : ''}
          required
        />
        <Button
          type="submit"
          w={{ base: 'full', md: 'auto' }}
          alignSelf={{ md: 'flex-start' }}
          disabled={!isFilled || (changed.length === 0 && !isSaved)}
          aria-disabled={changed.length === 0}
          loading={isUpdating}
        >
          Save changes
        </Button>
      </form>
    </Flex>
  );
}

interface PendingEmailProps {
  pendingEmail: string | null | undefined;
  onCancelled: () => void;
}

/** Shows the new email that is pending, and announces it when it becomes so. */
function PendingEmail({ pendingEmail, onCancelled }: PendingEmailProps) {
  const [sendConfirmationMail, isSending] = useSendConfirmationMail();
  const [cancelEmailChange, isCancelling] = useAction<ProfileFormCancelMutation>(
    graphql`
      mutation ProfileFormCancelMutation {
        emailChangeCancel {
          viewer {
            ...ProfilePage_viewer
          }
        }
      }
    `,
    {
      onDone: () => {
        showSuccess('Your email stays as it is');
        onCancelled();
      },
    },
  );
  return (
    <Box
      {...(pendingEmail != null && { mt: '1', mb: '2', px: '3', pt: '2.5', pb: '1' })}
      borderRadius="control"
      bg="bg.warning"
    >
      <Text role="status" textStyle="sm" color="fg.warning" overflowWrap="anywhere">
        {pendingEmail != null && `We sent a link to ${pendingEmail}. Open it to confirm your new email.`}
      </Text>
      {pendingEmail != null && (
        <Flex wrap="wrap" ms="-4">
          <Button variant="ghost" aria-disabled={isSending} onClick={() => !isSending && sendConfirmationMail({})}>
            Send again
          </Button>
          <Button variant="ghost" colorPalette="gray" loading={isCancelling} onClick={() => cancelEmailChange({})}>
            Cancel change
          </Button>
        </Flex>
      )}
    </Box>
  );
}
