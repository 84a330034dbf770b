import { Button, Flex, Text } from '@chakra-ui/react';
import { useState, type SubmitEvent } from 'react';
import { graphql, useFragment } from 'react-relay';
import { DialogAlert } from '../../ui/dialogs/DialogAlert.tsx';
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx';
import { toFormErrors } from '../../ui/forms/formErrors.ts';
import { showSuccess } from '../../ui/toasts/toastStore.ts';
import type {
  EditSearchRuleDialog_rule$data,
  EditSearchRuleDialog_rule$key,
} from './__generated__/EditSearchRuleDialog_rule.graphql.ts';
import { RuleDaysFields } from './RuleDaysFields.tsx';
import { texts } from './texts.ts';
import { useUpdateSearchRule } from './useUpdateSearchRule.ts';

interface EditSearchRuleDialogProps {
  rule: EditSearchRuleDialog_rule$key;
  isOpen: boolean;
  onClose: () => void;
  onSaved: () => void;
}

/** Changes the days of a rule. */
export function EditSearchRuleDialog({ rule: ruleKey, isOpen, onClose, onSaved }: EditSearchRuleDialogProps) {
  const rule = useFragment(
    graphql`
      fragment EditSearchRuleDialog_rule on SearchRule {
        id
        action
        startsOn
        endsOn
        product {
          name
        }
      }
    `,
    ruleKey,
  );
  return (
    <FormDialog title={texts.daysTitle} isOpen={isOpen} onClose={onClose}>
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
  const [days, setDays] = useState({ startsOn: rule.startsOn ?? '', endsOn: rule.endsOn ?? '' });
  const [refusal, setRefusal] = useState(toFormErrors(''));
  const [updateSearchRule, isUpdating] = useUpdateSearchRule();
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    updateSearchRule(
      { searchRuleId: rule.id, action: rule.action, startsOn: days.startsOn || null, endsOn: days.endsOn || null },
      {
        onFormErrors: setRefusal,
        onDone: () => {
          showSuccess(texts.saved);
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
      <RuleDaysFields days={days} errors={refusal.fields} onChange={setDays} />
      <DialogAlert message={Object.keys(refusal.fields).length > 0 ? '' : refusal.message} />
      <Flex gap="3" justify="flex-end" mt="5">
        <Button variant="outline" colorPalette="gray" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button type="submit" loading={isUpdating}>
          {texts.save}
        </Button>
      </Flex>
    </form>
  );
}
