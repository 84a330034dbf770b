import { Box, chakra, Input, type InputProps } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';

interface TextFieldProps extends Omit<InputProps, 'children' | 'size' | 'id'> {
  label: string;
  /** What is wrong with the value; it takes the help's place. */
  error?: string | undefined;
  help?: string | undefined;
  /** A control at the end of the box, such as a show-password button. */
  end?: ReactNode;
}

/** A labelled line of text; the line below is kept free so that an error moves nothing. */
export function TextField({ label, error = '', help = '', end, ...input }: TextFieldProps) {
  const id = useId();
  const isInvalid = error !== '';
  const note = isInvalid ? error : help;
  return (
    <Box w="full">
      <chakra.label htmlFor={id} display="block" mb="1" textStyle="sm" fontWeight="semibold">
        {label}
      </chakra.label>
      <Box position="relative">
        <Input
          {...input}
          {...(end !== undefined && { pe: '12' })}
          id={id}
          aria-invalid={isInvalid}
          aria-describedby={note === '' ? undefined : `${id}-note`}
        />
        {end !== undefined && (
          <Box position="absolute" insetEnd="0" top="0">
            {end}
          </Box>
        )}
      </Box>
      <Box id={`${id}-note`} minH="4" mt="1" textStyle="xs" color={isInvalid ? 'fg.error' : 'fg.muted'}>
        {note}
      </Box>
    </Box>
  );
}
