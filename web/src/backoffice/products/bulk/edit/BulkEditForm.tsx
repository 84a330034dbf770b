import { useState, type SubmitEvent } from 'react';
import { Box, Button } from '@chakra-ui/react';
import { useDebouncedQuery } from '../../../../relay/useDebouncedQuery.ts';
import { DialogAlert } from '../../../../ui/dialogs/DialogAlert.tsx';
import type { Choice } from '../../../../ui/forms/ChoicePicker.tsx';
import { toFormErrors } from '../../../../ui/forms/formErrors.ts';
import { SelectField } from '../../../../ui/forms/SelectField.tsx';
import { useFormValues } from '../../../../ui/forms/useFormValues.ts';
import type { BulkPreviewQuery } from './__generated__/BulkPreviewQuery.graphql.ts';
import { BulkEditFields } from './BulkEditFields.tsx';
import { BulkPreview, bulkPreviewQuery } from './BulkPreview.tsx';
import { bulkFields, readBulkEdit, startValues } from './readBulkEdit.ts';
import { editTexts as texts } from './texts.ts';
import { useStartBulkOperation, type BulkEditSelection } from './useStartBulkOperation.ts';

interface BulkEditFormProps {
  selection: BulkEditSelection;
  count: number;
  onStarted: () => void;
}

/** The change and its preview. The server is asked to change exactly the previewed products. */
export function BulkEditForm({ selection, count, onStarted }: BulkEditFormProps) {
  const { form, values, fieldProps, errors, set, showErrors } = useFormValues(startValues);
  const [isRounded, setRounded] = useState(true);
  const [categories, setCategories] = useState<readonly Choice[]>([]);
  const [subCategories, setSubCategories] = useState<readonly Choice[]>([]);
  const [alert, setAlert] = useState('');
  const { startBulkOperation, isStarting } = useStartBulkOperation();

  const read = readBulkEdit({ values, isRounded, categories, subCategories });
  const change = 'change' in read ? read.change : null;
  const preview = useDebouncedQuery<BulkPreviewQuery>(bulkPreviewQuery, change === null ? null : { selection, change });
  const isDelete = values.field === 'isDeleted';
  const refuse = (path: string, message: string) => showErrors(toFormErrors(message, [{ path, message }]));

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if ('invalid' in read) return refuse(read.invalid.path, read.invalid.message);
    // The button of the preview says how many products it has counted.
    const { submitter } = event.nativeEvent;
    const expectedCount = submitter instanceof HTMLButtonElement ? Number(submitter.value) : 0;
    if (isStarting || preview.isBusy || expectedCount === 0) return;
    setAlert('');
    startBulkOperation(
      { selection, change: read.change, expectedCount },
      {
        onStarted,
        onCountChanged: (message) => {
          setAlert(texts.countChanged(message));
          preview.retry();
        },
        onRefused: setAlert,
      },
    );
  };

  return (
    <form ref={form} onSubmit={submit} noValidate>
      <SelectField {...fieldProps('field')} label={texts.field}>
        {bulkFields.map((field) => (
          <option key={field} value={field}>
            {texts.fields[field]}
          </option>
        ))}
      </SelectField>
      <BulkEditFields
        values={values}
        fieldProps={fieldProps}
        rounding={{ isRounded, onRounded: setRounded }}
        links={{
          categories,
          subCategories,
          error: errors['categories'] ?? '',
          onCategories: (chosen) => {
            setCategories(chosen);
            set('categories', '');
          },
          onSubCategories: (chosen) => {
            setSubCategories(chosen);
            set('categories', '');
          },
        }}
      />
      <Box mt="2">
        <BulkPreview
          queryRef={preview.queryRef}
          isBusy={preview.isBusy}
          onRetry={preview.retry}
          isDelete={isDelete}
          isStarting={isStarting}
          waiting={
            <Button type="submit" w="full" mt="3" value={0} aria-disabled>
              {isDelete ? texts.delete(count) : texts.change(count)}
            </Button>
          }
        />
      </Box>
      <DialogAlert message={alert} />
    </form>
  );
}
