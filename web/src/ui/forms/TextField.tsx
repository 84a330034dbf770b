import { Box, chakra, Input, type InputProps } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';

/** What each labelled field has. */
export interface FieldProps {
  label: string;
  /** The error message; it replaces the help text. */
  error?: string | undefined;
  help?: ReactNode;
}

interface TextFieldProps extends Omit<InputProps, 'children' | 'size' | 'id'>, FieldProps {
  /** A text at the start of the field, such as a country's prefix. */
  start?: string | undefined;
  /** A control at the end of the field, such as a show-password button. */
  end?: ReactNode;
}

/** A labelled text field. */
export function TextField({ label, error, help, start, end, ...input }: TextFieldProps) {
  return (
    <TextFieldFrame label={label} error={error} help={help}>
      {(control) => (
        <Box position="relative">
          {start !== undefined && (
            <Box position="absolute" insetStart="3" top="2.5" color="fg.muted" pointerEvents="none" aria-hidden>
              {start}
            </Box>
          )}
          <Input
            {...input}
            {...(start !== undefined && { ps: '12' })}
            {...(end !== undefined && { pe: '12' })}
            {...control}
          />
          {end !== undefined && (
            <Box position="absolute" insetEnd="0" top="0">
              {end}
            </Box>
          )}
        </Box>
      )}
    </TextFieldFrame>
  );
}

interface TextFieldFrameProps extends FieldProps {
  /** Renders the control with the attributes that link it to its label and its note. */
  children: (control: { id: string; 'aria-invalid': boolean; 'aria-describedby': string | undefined }) => ReactNode;
}

/** A label above and a note below; the line of the note is reserved so that an error does not shift the layout. */
export function TextFieldFrame({ label, error = '', help = '', children }: TextFieldFrameProps) {
  const id = useId();
  const isInvalid = error !== '';
  const note = isInvalid ? error : help;
  return (
    <Box w="full">
      <chakra.label htmlFor={id} display="block" mb="1" textStyle="sm" fontWeight="semibold">
        {label}
      </chakra.label>
      {children({ id, 'aria-invalid': isInvalid, 'aria-describedby': note === '' ? undefined : `${id}-note` })}
      <Box id={`${id}-note`} minH="4" mt="1" textStyle="xs" color={isInvalid ? 'fg.error' : 'fg.muted'}>
        {note}
      </Box>
    </Box>
  );
}
