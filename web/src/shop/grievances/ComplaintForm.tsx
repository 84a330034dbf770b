import { graphql, useFragment } from 'react-relay';
import { useAction } from '../../relay/useAction.ts';
import { useIdempotencyKey } from '../../relay/useIdempotencyKey.ts';
import { Form } from '../../ui/forms/Form.tsx';
import { TextAreaField } from '../../ui/forms/TextAreaField.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { useFormValues } from '../../ui/forms/useFormValues.ts';
import { EmailField } from '../identity/CredentialFields.tsx';
import type { ComplaintForm_viewer$key } from './__generated__/ComplaintForm_viewer.graphql.ts';
import type { ComplaintFormMutation } from './__generated__/ComplaintFormMutation.graphql.ts';
import type { GrievanceTicket_ticket$key } from './__generated__/GrievanceTicket_ticket.graphql.ts';

interface ComplaintFormProps {
  /** What the account knows of the shopper; null for a visitor. */
  viewer: ComplaintForm_viewer$key | null;
  onFiled: (ticket: GrievanceTicket_ticket$key) => void;
}

const NO_NUMBER = 'Enter the number of the order, such as 123, or leave it empty';

/** The fields of a complaint. */
export function ComplaintForm({ viewer, onFiled }: ComplaintFormProps) {
  const start = useFragment(
    graphql`
      fragment ComplaintForm_viewer on User {
        name
        email
        mobile
      }
    `,
    viewer,
  );
  const { form, values, fieldProps, showErrors } = useFormValues({
    ...{ name: start?.name ?? '', email: start?.email ?? '', mobile: start?.mobile ?? '' },
    ...{ orderNumber: '', subject: '', body: '' },
  });
  const { keyFor } = useIdempotencyKey();
  const [file, isFiling] = useAction<ComplaintFormMutation>(graphql`
    mutation ComplaintFormMutation($input: GrievanceCreateInput!) {
      grievanceCreate(input: $input) {
        ... on GrievanceCreatePayload {
          grievanceTicket {
            ...GrievanceTicket_ticket
          }
        }
        ...actionCallbacks_error @alias(as: "error")
      }
    }
  `);
  const { name, email, mobile, subject, body } = values;
  const submit = () => {
    const digits = values.orderNumber.replace(/^[\s#]+|\s+$/g, '');
    if (!/^\d{0,9}$/.test(digits)) return showErrors({ fields: { orderNumber: NO_NUMBER }, message: NO_NUMBER });
    const orderNumber = digits === '' ? null : Number(digits);
    const input = { name, email, mobile: mobile.trim() === '' ? null : mobile, orderNumber, subject, body };
    file(
      { ...input, idempotencyKey: keyFor(input) },
      { onDone: ({ grievanceTicket }) => onFiled(grievanceTicket), onFormErrors: showErrors },
    );
  };
  const isFilled = [name, email, subject, body].every((text) => text.trim() !== '');
  return (
    <Form form={form} isFilled={isFilled} action="Send complaint" size="lg" isBusy={isFiling} onSubmit={submit}>
      <TextField {...fieldProps('name')} label="Your name" autoComplete="name" maxLength={100} />
      <EmailField {...fieldProps('email')} autoComplete="email" />
      <TextField
        {...fieldProps('mobile')}
        label="Mobile number (optional)"
        type="tel"
        autoComplete="tel"
        maxLength={40}
      />
      <TextField {...fieldProps('orderNumber')} label="Order number (optional)" inputMode="numeric" maxLength={20} />
      <TextField {...fieldProps('subject')} label="What is it about?" maxLength={120} />
      <TextAreaField {...fieldProps('body')} label="What happened?" rows={6} maxLength={3000} />
    </Form>
  );
}
