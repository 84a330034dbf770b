import { graphql, useFragment } from 'react-relay';
import { useAction } from '../../relay/useAction.ts';
import { TIME_ZONE, UTC_OFFSET } from '../../ui/format/timeZone.ts';
import { Form } from '../../ui/forms/Form.tsx';
import { TextAreaField } from '../../ui/forms/TextAreaField.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { useFormValues } from '../../ui/forms/useFormValues.ts';
import { parseCount } from '../../ui/numbers/parseCount.ts';
import { showSuccess } from '../../ui/toasts/toastStore.ts';
import type { BreachForm_breach$key } from './__generated__/BreachForm_breach.graphql.ts';
import type { BreachFormMutation } from './__generated__/BreachFormMutation.graphql.ts';

interface BreachFormProps {
  /** Null for a new one. */
  breach: BreachForm_breach$key | null;
  onSaved: () => void;
  onCancel: () => void;
}

const local = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE, dateStyle: 'short', timeStyle: 'short' });

/** A moment as a field of a date and a time has it: `2027-06-01T10:00`. */
const fieldOf = (moment: string | null | undefined) =>
  moment == null ? '' : local.format(new Date(moment)).replace(' ', 'T');
const momentOf = (field: string) => (field === '' ? null : `${field}:00${UTC_OFFSET}`);

const MAX_TEXT = 3000;
const NO_COUNT = 'Enter a whole number, or leave it empty';

/** What is known of a breach; saving adds an entry to those that are there. */
export function BreachForm({ breach: breachKey, onSaved, onCancel }: BreachFormProps) {
  const breach = useFragment(
    graphql`
      fragment BreachForm_breach on Breach {
        id
        entries {
          number
          title
          discoveredAt
          description
          data
          peopleCount
          consequences
          measures
          boardToldAt
          boardReportedAt
          peopleToldAt
        }
      }
    `,
    breachKey,
  );
  const last = breach?.entries[0];
  const { form, values, fieldProps, showErrors } = useFormValues({
    ...{ title: last?.title ?? '', description: last?.description ?? '', data: last?.data ?? '' },
    ...{ consequences: last?.consequences ?? '', measures: last?.measures ?? '' },
    ...{ peopleCount: String(last?.peopleCount ?? ''), discoveredAt: fieldOf(last?.discoveredAt) },
    ...{ boardToldAt: fieldOf(last?.boardToldAt), boardReportedAt: fieldOf(last?.boardReportedAt) },
    ...{ peopleToldAt: fieldOf(last?.peopleToldAt) },
  });
  const [record, isRecording] = useAction<BreachFormMutation>(
    graphql`
      mutation BreachFormMutation($input: BreachRecordInput!) {
        breachRecord(input: $input) {
          ... on BreachRecordPayload {
            breach {
              id
              ...BreachCard_breach
            }
          }
          ...actionCallbacks_error @alias(as: "error")
        }
      }
    `,
    {
      onDone: () => {
        showSuccess('The entry is saved');
        onSaved();
      },
      onFormErrors: showErrors,
    },
  );
  const submit = () => {
    const { title, description, data, consequences, measures } = values;
    const peopleCount = parseCount(values.peopleCount);
    if (peopleCount === null && values.peopleCount.trim() !== '')
      return showErrors({ fields: { peopleCount: NO_COUNT }, message: NO_COUNT });
    record({
      ...{ breachId: breach?.id ?? null, entry: last?.number ?? null },
      ...{ title, description, data, consequences, measures, peopleCount },
      discoveredAt: momentOf(values.discoveredAt) ?? '',
      boardToldAt: momentOf(values.boardToldAt),
      boardReportedAt: momentOf(values.boardReportedAt),
      peopleToldAt: momentOf(values.peopleToldAt),
    });
  };
  const needed = [values.title, values.description, values.data, values.discoveredAt];
  const moment = (name: 'discoveredAt' | 'boardToldAt' | 'boardReportedAt' | 'peopleToldAt', label: string) => (
    <TextField {...fieldProps(name)} label={label} type="datetime-local" />
  );
  const text = (name: 'description' | 'data' | 'consequences' | 'measures', label: string, help: string) => (
    <TextAreaField {...fieldProps(name)} label={label} help={help} rows={3} maxLength={MAX_TEXT} />
  );
  return (
    <Form
      form={form}
      isFilled={needed.every((value) => value.trim() !== '')}
      action="Save entry"
      isBusy={isRecording}
      onCancel={onCancel}
      onSubmit={submit}
    >
      <TextField {...fieldProps('title')} label="In a few words" maxLength={120} autoComplete="off" />
      {moment('discoveredAt', 'When you became aware of it')}
      {text('description', 'Description', 'When, where, how far, and why')}
      {text('data', 'Which data', 'Such as names, addresses or phone numbers')}
      <TextField
        {...fieldProps('peopleCount')}
        label="How many people (if known)"
        inputMode="numeric"
        autoComplete="off"
        maxLength={15}
      />
      {text('consequences', 'Consequences (if known)', 'What it may mean for these people')}
      {text('measures', 'Measures', 'What you did about it, and so that it doesn’t happen again')}
      {moment('boardToldAt', 'When you told the Data Protection Board')}
      {moment('boardReportedAt', 'When you sent the Board the details')}
      {moment('peopleToldAt', 'When you told the people concerned')}
    </Form>
  );
}
