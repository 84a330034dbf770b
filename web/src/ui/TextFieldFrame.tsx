import { Box, chakra } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';

interface TextFieldFrameProps {
  label: string;
  /** What is wrong with the value; it takes the help's place. */
  error: string | undefined;
  help: string | undefined;
  /** The control, given what ties it to its label and its note. */
  children: (control: { id: string; 'aria-invalid': boolean; 'aria-describedby': string | undefined }) => ReactNode;
}

/** Label above and note below; the line of the note is kept free so that an error moves nothing. */
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
