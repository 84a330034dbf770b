import { Box, Input, type InputProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { TextFieldFrame } from './TextFieldFrame.tsx';

interface TextFieldProps extends Omit<InputProps, 'children' | 'size' | 'id'> {
  label: string;
  /** The error message; it replaces the help text. */
  error?: string | undefined;
  help?: string | undefined;
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
