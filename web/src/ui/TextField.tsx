import { Box, Field, Input, type InputProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface TextFieldProps extends Omit<InputProps, 'children' | 'size'> {
  label: string;
  /** What is wrong with the value; it takes the help's place. */
  error?: string | undefined;
  help?: string | undefined;
  /** A control at the end of the box, such as a show-password button. */
  end?: ReactNode;
}

/** A labelled line of text; the line below is kept free so that an error moves nothing. */
export function TextField({ label, error = '', help, end, ...input }: TextFieldProps) {
  const isInvalid = error !== '';
  return (
    <Field.Root invalid={isInvalid}>
      <Field.Label>{label}</Field.Label>
      <Box position="relative" w="full">
        <Input {...input} {...(end !== undefined && { pe: '12' })} />
        {end !== undefined && (
          <Box position="absolute" insetEnd="0" top="0">
            {end}
          </Box>
        )}
      </Box>
      <Box minH="4">
        {isInvalid && <Field.ErrorText>{error}</Field.ErrorText>}
        {!isInvalid && help !== undefined && <Field.HelperText>{help}</Field.HelperText>}
      </Box>
    </Field.Root>
  );
}
