import { useState, type SubmitEvent, type ReactNode } from 'react';
import { Box, Button, Heading, Skeleton, Text } from '@chakra-ui/react';
import { graphql, type PreloadedQuery } from 'react-relay';
import { PageQueryContent } from '../../../../relay/PageQuery.tsx';
import { useDebouncedQuery } from '../../../../relay/useDebouncedQuery.ts';
import { DialogAlert } from '../../../../ui/dialogs/DialogAlert.tsx';
import type { Choice } from '../../../../ui/forms/ChoicePicker.tsx';
import { toFormErrors } from '../../../../ui/forms/formErrors.ts';
import { SelectField } from '../../../../ui/forms/SelectField.tsx';
import { useFormValues } from '../../../../ui/forms/useFormValues.ts';
import type { BulkEditDialogPreviewQuery } from './__generated__/BulkEditDialogPreviewQuery.graphql.ts';
import { BulkEditFields } from './BulkEditFields.tsx';
import { bulkFields, readBulkEdit, startValues } from './readBulkEdit.ts';
import { editTexts as texts } from './texts.ts';
import { useStartBulkOperation, type BulkEditSelection } from './useStartBulkOperation.ts';
import { toErrorMessage } from '../../../../relay/RequestError.ts';
import { SectionBoundary } from '../../../../ui/SectionBoundary.tsx';
import { BulkPreviewResult } from './BulkPreviewResult.tsx';
import { FormDialog } from '../../../../ui/dialogs/FormDialog.tsx';

interface BulkEditDialogProps {
  selection: BulkEditSelection;
  /** The number of selected products in the list. */
  count: number;
  isOpen: boolean;
  onClose: () => void;
  /** Called once the operation is queued. */
  onStarted: () => void;
}

/** Chooses one change of all selected products, shows what it does, and starts it. */
export function BulkEditDialog({ isOpen, onClose, ...form }: BulkEditDialogProps) {
  return (
    <FormDialog title={texts.title} isOpen={isOpen} onClose={onClose} isWide>
      <BulkEditForm {...form} />
    </FormDialog>
  );
}

/** The change and its preview. The server is asked to change exactly the previewed products. */
function BulkEditForm({ selection, count, onStarted }: Omit<BulkEditDialogProps, 'isOpen' | 'onClose'>) {
  const { form, values, fieldProps, errors, set, showErrors } = useFormValues(startValues);
  const [isRounded, setRounded] = useState(true);
  const [categories, setCategories] = useState<readonly Choice[]>([]);
  const [subCategories, setSubCategories] = useState<readonly Choice[]>([]);
  const [alert, setAlert] = useState('');
  const [startBulkOperation, isStarting] = useStartBulkOperation();

  const read = readBulkEdit({ values, isRounded, categories, subCategories });
  const change = 'change' in read ? read.change : null;
  const preview = useDebouncedQuery<BulkEditDialogPreviewQuery>(
    bulkPreviewQuery,
    change === null ? null : { selection, change },
  );
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
        onDone: onStarted,
        errors: {
          ProductBulkCountChangedError: ({ message }) => {
            setAlert(texts.countChanged(message));
            preview.retry();
          },
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

const bulkPreviewQuery = graphql`
  query BulkEditDialogPreviewQuery($selection: ProductBulkSelection!, $change: ProductBulkChange!) {
    productBulkPreview(selection: $selection, change: $change) @required(action: THROW) {
      ...BulkPreviewResult_preview
    }
  }
`;

interface BulkPreviewProps {
  /** Null while the form is not filled in. */
  queryRef: PreloadedQuery<BulkEditDialogPreviewQuery> | null;
  /** Whether the preview is that of earlier values. */
  isBusy: boolean;
  isDelete: boolean;
  isStarting: boolean;
  onRetry: () => void;
  /** The submit button while there is no preview. */
  waiting: ReactNode;
}

/** What the change does to some products and to how many, with the button that starts it. */
function BulkPreview({ queryRef, isBusy, isDelete, isStarting, onRetry, waiting }: BulkPreviewProps) {
  const skeleton = (
    <>
      <PreviewSkeleton />
      {waiting}
    </>
  );
  return (
    <Box as="section" aria-labelledby="bulk-preview" aria-busy={isBusy}>
      <Heading as="h3" id="bulk-preview" textStyle="sm" mb="1">
        {texts.preview}
      </Heading>
      {queryRef === null ? (
        <>
          {isBusy ? (
            <PreviewSkeleton />
          ) : (
            <Text textStyle="sm" color="fg.muted" minH="16">
              {texts.previewEmpty}
            </Text>
          )}
          {waiting}
        </>
      ) : (
        <Box opacity={isBusy ? 0.6 : 1} transition="opacity 150ms ease-out">
          <SectionBoundary fallback={skeleton} resetKey={queryRef} onRetry={onRetry} messageOf={toErrorMessage}>
            <PageQueryContent<BulkEditDialogPreviewQuery> query={bulkPreviewQuery} queryRef={queryRef}>
              {({ productBulkPreview }) => (
                <BulkPreviewResult preview={productBulkPreview} isDelete={isDelete} isStarting={isStarting} />
              )}
            </PageQueryContent>
          </SectionBoundary>
        </Box>
      )}
    </Box>
  );
}

function PreviewSkeleton() {
  return (
    <>
      <Skeleton h="5" w="60%" />
      {['70%', '55%', '65%'].map((width) => (
        <Skeleton key={width} h="4" mt="2.5" w={width} />
      ))}
    </>
  );
}
