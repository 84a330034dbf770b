import { Textarea, type TextareaProps } from '@chakra-ui/react';
import { TextFieldFrame, type FieldProps } from './TextField.tsx';

type TextAreaFieldProps = Omit<TextareaProps, 'children' | 'size' | 'id'> & FieldProps;

/** A labelled text field of several lines. */
export function TextAreaField({ label, error, help, ...textarea }: TextAreaFieldProps) {
  return (
    <TextFieldFrame label={label} error={error} help={help}>
      {(control) => <Textarea {...textarea} {...control} />}
    </TextFieldFrame>
  );
}
