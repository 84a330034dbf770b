import { IconButton } from '@chakra-ui/react';
import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import type { FormErrors } from '../../ui/forms/formErrors.ts';
import { TextField } from '../../ui/forms/TextField.tsx';

type FieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'end' | 'autoComplete'>;

interface EmailFieldProps extends Omit<FieldProps, 'label'> {
  autoComplete: 'username' | 'email';
}

/** An email input. */
export function EmailField(field: EmailFieldProps) {
  return <TextField {...field} label="Email" type="email" inputMode="email" autoCapitalize="none" spellCheck={false} />;
}

interface PasswordFieldProps extends FieldProps {
  autoComplete: 'current-password' | 'new-password';
}

/** A password input with a button that reveals it. */
export function PasswordField(field: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...field}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      end={
        <IconButton
          variant="ghost"
          colorPalette="gray"
          aria-label={isShown ? 'Hide password' : 'Show password'}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
        </IconButton>
      }
    />
  );
}

/** A hidden username field, so that password managers know whose password the form changes. */
export function HiddenUsername({ email }: { email: string }) {
  return <input type="email" value={email} readOnly hidden autoComplete="username" />;
}

/** The form errors of a password that was repeated differently. */
export function mismatchErrors(message = 'New password and confirm password must be same.'): FormErrors {
  return { message, fields: { confirmPassword: message } };
}
