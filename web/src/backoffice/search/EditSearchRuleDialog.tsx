import { Text, Grid } from '@chakra-ui/react';
import { useState, type SubmitEvent } from 'react';
import { graphql, useFragment } from 'react-relay';
import { DialogActions } from '../../ui/dialogs/DialogActions.tsx';
import { DialogAlert } from '../../ui/dialogs/DialogAlert.tsx';
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx';
import { toFormErrors, type FormErrors } from '../../ui/forms/formErrors.ts';
import { showSuccess } from '../../ui/toasts/toastStore.ts';
import type {
  EditSearchRuleDialog_rule$data,
  EditSearchRuleDialog_rule$key,
} from './__generated__/EditSearchRuleDialog_rule.graphql.ts';
import { TextField } from '../../ui/forms/TextField.tsx';
import { useAction } from '../../relay/useAction.ts';
import type { EditSearchRuleDialogUpdateSearchRuleMutation } from './__generated__/EditSearchRuleDialogUpdateSearchRuleMutation.graphql.ts';

interface EditSearchRuleDialogProps {
  rule: EditSearchRuleDialog_rule$key;
  isOpen: boolean;
  onClose: () => void;
  onSaved: () => void;
}

export function EditSearchRuleDialog({ rule: ruleKey, isOpen, onClose, onSaved }: EditSearchRuleDialogProps) {
  const rule = useFragment(
    graphql`
      fragment EditSearchRuleDialog_rule on SearchRule {
        id
        action
        startDate
        endDate
        product {
          name
        }
      }
    `,
    ruleKey,
  );
  return (
    <FormDialog title="Days" isOpen={isOpen} onClose={onClose}>
      <DaysForm rule={rule} onClose={onClose} onSaved={onSaved} />
    </FormDialog>
  );
}

interface DaysFormProps {
  rule: EditSearchRuleDialog_rule$data;
  onClose: () => void;
  onSaved: () => void;
}

function DaysForm({ rule, onClose, onSaved }: DaysFormProps) {
  const [days, setDays] = useState({ startDate: rule.startDate ?? '', endDate: rule.endDate ?? '' });
  const [refusal, setRefusal] = useState(toFormErrors(''));
  const [updateSearchRule, isUpdating] = useAction<EditSearchRuleDialogUpdateSearchRuleMutation>(graphql`
    mutation EditSearchRuleDialogUpdateSearchRuleMutation($input: SearchRuleUpdateInput!) {
      searchRuleUpdate(input: $input) {
        ... on SearchRuleUpdatePayload {
          searchRule {
            ...SearchRules_searchRuleRow
          }
        }
        ...actionCallbacks_error @alias(as: "error")
      }
    }
  `);
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    updateSearchRule(
      { searchRuleId: rule.id, action: rule.action, startDate: days.startDate || null, endDate: days.endDate || null },
      {
        onFormErrors: setRefusal,
        onDone: () => {
          showSuccess('Saved');
          onClose();
          onSaved();
        },
      },
    );
  };
  return (
    <form noValidate onSubmit={save}>
      <Text mb="3" fontWeight="semibold">
        {rule.product.name}
      </Text>
      <RuleDaysFields days={days} refusal={refusal} onChange={setDays} />
      <DialogActions mt="5" action="Save" isBusy={isUpdating} onCancel={onClose} />
    </form>
  );
}

/** The first and the last day; '' for none. */
interface RuleDays {
  startDate: string;
  endDate: string;
}

interface RuleDaysFieldsProps {
  days: RuleDays;
  refusal: FormErrors;
  onChange: (days: RuleDays) => void;
}

/** The days of a rule, with the errors of the last attempt to save them. */
export function RuleDaysFields({ days, refusal: { fields, message }, onChange }: RuleDaysFieldsProps) {
  return (
    <>
      <Grid templateColumns={{ base: '1fr', sm: 'repeat(2, minmax(0, 1fr))' }} columnGap="3">
        <TextField
          label="First day"
          type="date"
          value={days.startDate}
          max={days.endDate}
          error={fields['startDate']}
          onChange={({ target }) => onChange({ ...days, startDate: target.value })}
        />
        <TextField
          label="Last day"
          type="date"
          value={days.endDate}
          min={days.startDate}
          error={fields['endDate']}
          onChange={({ target }) => onChange({ ...days, endDate: target.value })}
        />
      </Grid>
      <Text textStyle="sm" color="fg.muted">
        Leave a day empty for no limit.
      </Text>
      <DialogAlert message={Object.keys(fields).length > 0 ? '' : message} />
    </>
  );
}
