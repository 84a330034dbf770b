import { Textarea, type TextareaProps } from '@chakra-ui/react';
import { TextFieldFrame } from './TextFieldFrame.tsx';

interface TextAreaFieldProps extends Omit<TextareaProps, 'children' | 'size' | 'id'> {
  label: string;
  /** What is wrong with the value; it takes the help's place. */
  error?: string | undefined;
  help?: string | undefined;
}

/** A labelled text of several lines. */
export function TextAreaField({ label, error, help, ...textarea }: TextAreaFieldProps) {
  return (
    <TextFieldFrame label={label} error={error} help={help}>
      {(control) => <Textarea {...textarea} {...control} />}
    </TextFieldFrame>
  );
}
