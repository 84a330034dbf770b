import { Button, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { graphql } from 'react-relay';
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx';
import { toFormErrors } from '../../ui/forms/formErrors.ts';
import { showSuccess } from '../../ui/toasts/toastStore.ts';
import { RuleDaysFields } from './EditSearchRuleDialog.tsx';
import { RuleProductPicker, type PickedProduct } from './RuleProductPicker.tsx';
import { texts } from './texts.ts';
import { useAction } from '../../relay/useAction.ts';
import type { AddSearchRuleDialogCreateSearchRuleMutation } from './__generated__/AddSearchRuleDialogCreateSearchRuleMutation.graphql.ts';

interface AddSearchRuleDialogProps {
  query: string;
  isOpen: boolean;
  onClose: () => void;
  onAdded: () => void;
}

/** Pins or buries a product that is found by its name or SKU. */
export function AddSearchRuleDialog({ isOpen, onClose, ...form }: AddSearchRuleDialogProps) {
  return (
    <FormDialog title="Pin or bury a product" isOpen={isOpen} onClose={onClose}>
      <AddForm {...form} onClose={onClose} />
    </FormDialog>
  );
}

function AddForm({ query, onClose, onAdded }: Omit<AddSearchRuleDialogProps, 'isOpen'>) {
  const [product, setProduct] = useState<PickedProduct | null>(null);
  const [days, setDays] = useState({ startDate: '', endDate: '' });
  const [refusal, setRefusal] = useState(toFormErrors(''));
  const [createSearchRule, isCreating] = useCreateSearchRule();
  const add = (action: 'PIN' | 'BURY') => {
    if (product === null) return setRefusal(toFormErrors(texts.chooseProduct));
    createSearchRule(
      { query, productId: product.id, action, startDate: days.startDate || null, endDate: days.endDate || null },
      {
        onFormErrors: setRefusal,
        onDone: () => {
          showSuccess(texts.added(product.name, action === 'PIN'));
          onClose();
          onAdded();
        },
      },
    );
  };
  return (
    <>
      <RuleProductPicker picked={product} onPick={setProduct} />
      <RuleDaysFields days={days} refusal={refusal} onChange={setDays} />
      <Flex gap="3" justify="flex-end" mt="5">
        <Button variant="outline" colorPalette="gray" disabled={isCreating} onClick={() => add('BURY')}>
          {texts.bury}
        </Button>
        <Button loading={isCreating} onClick={() => add('PIN')}>
          {texts.pin}
        </Button>
      </Flex>
    </>
  );
}

/** Pins or buries a product. The page is loaded again to show it. */
export function useCreateSearchRule() {
  return useAction<AddSearchRuleDialogCreateSearchRuleMutation>(graphql`
    mutation AddSearchRuleDialogCreateSearchRuleMutation($input: SearchRuleCreateInput!) {
      searchRuleCreate(input: $input) {
        ...actionCallbacks_error @alias(as: "error")
      }
    }
  `);
}
