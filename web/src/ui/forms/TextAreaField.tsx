import { Textarea, type TextareaProps } from '@chakra-ui/react';
import { TextFieldFrame } from './TextFieldFrame.tsx';

interface TextAreaFieldProps extends Omit<TextareaProps, 'children' | 'size' | 'id'> {
  label: string;
  /** The error message; it replaces the help text. */
  error?: string | undefined;
  help?: string | undefined;
}

/** A labelled text field of several lines. */
export function TextAreaField({ label, error, help, ...textarea }: TextAreaFieldProps) {
  return (
    <TextFieldFrame label={label} error={error} help={help}>
      {(control) => <Textarea {...textarea} {...control} />}
    </TextFieldFrame>
  );
}
