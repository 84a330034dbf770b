import { Button, Flex } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { useAction } from '../../relay/useAction.ts';
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { TextAreaField } from '../../ui/forms/TextAreaField.tsx';
import { useFormValues } from '../../ui/forms/useFormValues.ts';
import { useActionDialog } from '../ui/useActionDialog.ts';
import type { HandleComplaint_grievance$key } from './__generated__/HandleComplaint_grievance.graphql.ts';
import type { HandleComplaintAcknowledgeMutation } from './__generated__/HandleComplaintAcknowledgeMutation.graphql.ts';
import type { HandleComplaintResolveMutation } from './__generated__/HandleComplaintResolveMutation.graphql.ts';

/** The buttons and dialogs that acknowledge or resolve a complaint. */
export function HandleComplaint({ grievance: grievanceKey }: { grievance: HandleComplaint_grievance$key }) {
  const { id, number, status } = useFragment(
    graphql`
      fragment HandleComplaint_grievance on Grievance {
        id
        number
        status
      }
    `,
    grievanceKey,
  );
  const acknowledging = useActionDialog();
  const resolving = useActionDialog();
  const [acknowledge, isAcknowledging] = useAction<HandleComplaintAcknowledgeMutation>(graphql`
    mutation HandleComplaintAcknowledgeMutation($input: GrievanceAcknowledgeInput!) {
      grievanceAcknowledge(input: $input) {
        ... on GrievanceAcknowledgePayload {
          grievance {
            ...ComplaintCard_grievance
          }
        }
        ... on GrievanceHandledError {
          grievance {
            ...ComplaintCard_grievance
          }
        }
        ...actionCallbacks_error @alias(as: "error")
      }
    }
  `);
  const [resolve, isResolving] = useAction<HandleComplaintResolveMutation>(graphql`
    mutation HandleComplaintResolveMutation($input: GrievanceResolveInput!) {
      grievanceResolve(input: $input) {
        ... on GrievanceResolvePayload {
          grievance {
            ...ComplaintCard_grievance
          }
        }
        ... on GrievanceHandledError {
          grievance {
            ...ComplaintCard_grievance
          }
        }
        ...actionCallbacks_error @alias(as: "error")
      }
    }
  `);
  if (status === 'RESOLVED') return null;
  return (
    <Flex gap="3" mt="4" wrap="wrap">
      {status === 'RECEIVED' && <Button onClick={acknowledging.open}>Acknowledge</Button>}
      <Button variant={status === 'RECEIVED' ? 'outline' : 'solid'} onClick={resolving.open}>
        Resolve
      </Button>
      <FormDialog title={`Acknowledge complaint #${number}?`} {...acknowledging.shown}>
        <AnswerForm
          label="First answer (optional)"
          help="We mail it to the shopper, with the day by which you answer."
          action="Acknowledge"
          isBusy={isAcknowledging}
          refusal={acknowledging.refusal}
          onCancel={acknowledging.close}
          onSubmit={(note) =>
            acknowledge({ grievanceId: id, note: note || null }, acknowledging.outcome('Acknowledged'))
          }
        />
      </FormDialog>
      <FormDialog title={`Resolve complaint #${number}?`} {...resolving.shown}>
        <AnswerForm
          label="Your answer"
          help="We mail it to the shopper."
          isRequired
          action="Resolve"
          isBusy={isResolving}
          refusal={resolving.refusal}
          onCancel={resolving.close}
          onSubmit={(note) => resolve({ grievanceId: id, note }, resolving.outcome('Resolved'))}
        />
      </FormDialog>
    </Flex>
  );
}

interface AnswerFormProps {
  label: string;
  help: string;
  isRequired?: boolean;
  action: string;
  isBusy: boolean;
  refusal: string;
  onCancel: () => void;
  onSubmit: (note: string) => void;
}

/** Asks for what the shopper is answered. */
function AnswerForm({ label, help, isRequired = false, refusal, onSubmit, ...form }: AnswerFormProps) {
  const { values, fieldProps } = useFormValues({ note: '' });
  const note = values.note.trim();
  return (
    <Form {...form} isFilled={!isRequired || note !== ''} onSubmit={() => onSubmit(note)}>
      <TextAreaField {...fieldProps('note')} label={label} help={help} error={refusal} rows={5} maxLength={1000} />
    </Form>
  );
}
