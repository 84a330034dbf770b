import { Box, chakra } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';

interface TextFieldFrameProps {
  label: string;
  /** The error message; it replaces the help text. */
  error: string | undefined;
  help: string | undefined;
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
