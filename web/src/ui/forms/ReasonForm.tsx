import { Text } from '@chakra-ui/react';
import { useRef, useState, type ReactNode } from 'react';
import { Form } from './Form.tsx';
import { TextAreaField } from './TextAreaField.tsx';

const MAX_REASON = 200;

interface ReasonFormProps {
  label: string;
  help: string;
  /** The error of an empty reason; without it the reason is optional. */
  missing?: string;
  /** Why the reason was rejected; empty if it was not. */
  rejection?: string;
  /** Why the last attempt failed; empty before the first one. */
  refusal?: string;
  keep: string;
  confirm: string;
  isDestructive?: boolean;
  isBusy: boolean;
  /** What is above the reason. */
  children?: ReactNode;
  onKeep: () => void;
  /** Receives the trimmed reason. */
  onSubmit: (reason: string) => void;
}

/** The form of a dialog that asks for a reason in words. */
export function ReasonForm(props: ReasonFormProps) {
  const { label, help, missing, rejection, refusal, keep, confirm, isDestructive = false, isBusy } = props;
  const [reason, setReason] = useState('');
  const [error, setError] = useState('');
  const form = useRef<HTMLFormElement>(null);

  const submit = () => {
    if (missing === undefined || reason.trim() !== '') return props.onSubmit(reason.trim());
    setError(missing);
    form.current?.querySelector('textarea')?.focus();
  };
  return (
    <Form
      form={form}
      isFilled
      action={confirm}
      isDestructive={isDestructive}
      isBusy={isBusy}
      cancelLabel={keep}
      onCancel={props.onKeep}
      onSubmit={submit}
    >
      <div>
        {props.children}
        {refusal !== undefined && (
          <Text role="alert" color="fg.error" mb={refusal === '' ? '0' : '3'}>
            {refusal}
          </Text>
        )}
        <TextAreaField
          label={label}
          help={help}
          error={error === '' ? rejection : error}
          value={reason}
          maxLength={MAX_REASON}
          rows={3}
          onChange={(event) => {
            setReason(event.target.value);
            setError('');
          }}
        />
      </div>
    </Form>
  );
}
