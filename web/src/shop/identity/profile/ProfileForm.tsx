import { Button, Flex } from '@chakra-ui/react';
import { useState, type SubmitEvent } from 'react';
import { graphql, useFragment } from 'react-relay';
import { TextField } from '../../../ui/forms/TextField.tsx';
import type { ProfileForm_viewer$key } from './__generated__/ProfileForm_viewer.graphql.ts';
import { ProfilePendingEmail } from './ProfilePendingEmail.tsx';
import { profileTexts as texts } from './profileTexts.ts';
import { useFormValues } from '../../../ui/forms/useFormValues.ts';
import { useUpdateProfile } from './useUpdateProfile.ts';

const fields = ['name', 'email', 'mobile'] as const;

/** The form for name, email and mobile. A changed email is pending until it is verified; until then the old one is shown. */
export function ProfileForm({ viewer: viewerKey }: { viewer: ProfileForm_viewer$key }) {
  const viewer = useFragment(
    graphql`
      fragment ProfileForm_viewer on User {
        name
        email
        mobile
        ...ProfilePendingEmail_viewer
      }
    `,
    viewerKey,
  );
  const saved = { name: viewer.name, email: viewer.email, mobile: viewer.mobile ?? '' };
  const { form, values, fieldProps, showErrors, isFilled, reset } = useFormValues(saved);
  const [isSaved, setSaved] = useState(false); // the button keeps the focus although nothing is left to save
  const onUpdated = () => {
    reset();
    setSaved(true);
  };
  const [updateProfile, isUpdating] = useUpdateProfile();
  const changed = fields.filter((field) => values[field].trim() !== saved[field]);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isFilled || changed.length === 0 || isUpdating) return;
    updateProfile(Object.fromEntries(changed.map((field) => [field, values[field].trim()])), {
      onDone: onUpdated,
      onFormErrors: showErrors,
    });
  };

  return (
    <Flex asChild direction="column" gap="3">
      <form ref={form} onSubmit={submit} noValidate>
        <TextField {...fieldProps('name')} label={texts.name} autoComplete="name" dir="auto" required />
        <div>
          <TextField
            {...fieldProps('email')}
            label={texts.email}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
          <ProfilePendingEmail
            viewer={viewer}
            onCancelled={() => form.current?.querySelector<HTMLElement>('[name="email"]')?.focus()}
          />
        </div>
        <TextField
          {...fieldProps('mobile')}
          label={texts.mobile}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          help={values.mobile.trim() === '' ? texts.mobileHelp : ''}
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
          {texts.save}
        </Button>
      </form>
    </Flex>
  );
}
