import { useState, type SubmitEvent, type ReactNode } from 'react';
import { Box, Button, Heading, Skeleton, Text } from '@chakra-ui/react';
import { graphql, type PreloadedQuery } from 'react-relay';
import { DebouncedQuery } from '../../../../relay/DebouncedQuery.tsx';
import { useDebouncedQuery } from '../../../../relay/useDebouncedQuery.ts';
import { DialogAlert } from '../../../../ui/dialogs/DialogAlert.tsx';
import { toFormErrors } from '../../../../ui/forms/formErrors.ts';
import { useFormValues } from '../../../../ui/forms/useFormValues.ts';
import type {
  BulkEditDialogPreviewQuery,
  ProductBulkSelection,
} from './__generated__/BulkEditDialogPreviewQuery.graphql.ts';
import { BulkEditFields, ChoiceField } from './BulkEditFields.tsx';
import { type BulkEdit, bulkFields, readBulkEdit, startChoices, startValues } from './readBulkEdit.ts';
import { productCount } from '../../productTexts.ts';
import type { BulkEditDialogStartMutation } from './__generated__/BulkEditDialogStartMutation.graphql.ts';
import { useAction } from '../../../../relay/useAction.ts';
import { useIdempotencyKey } from '../../../../relay/useIdempotencyKey.ts';
import { BulkPreviewResult } from './BulkPreviewResult.tsx';
import { FormDialog } from '../../../../ui/dialogs/FormDialog.tsx';

interface BulkEditDialogProps {
  selection: ProductBulkSelection;
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
    <FormDialog title="Bulk edit" isOpen={isOpen} onClose={onClose} isWide>
      <BulkEditForm {...form} />
    </FormDialog>
  );
}

/** The change and its preview. The server is asked to change exactly the previewed products. */
function BulkEditForm({ selection, count, onStarted }: Omit<BulkEditDialogProps, 'isOpen' | 'onClose'>) {
  const { form, values, fieldProps, errors, set, showErrors } = useFormValues(startValues);
  const [choices, setChoices] = useState<Omit<BulkEdit, 'values'>>(startChoices);
  const [alert, setAlert] = useState('');
  const { keyFor } = useIdempotencyKey();
  const [startBulkOperation, isStarting] = useAction<BulkEditDialogStartMutation>(graphql`
    mutation BulkEditDialogStartMutation($input: ProductBulkOperationStartInput!) {
      productBulkOperationStart(input: $input) {
        ... on ProductBulkOperationStartPayload {
          bulkOperation {
            id
          }
        }
        ... on ProductBulkCountChangedError @alias(as: "ProductBulkCountChangedError") {
          message
        }
        ...actionCallbacks_error @alias(as: "error")
      }
    }
  `);

  const edit = { values, ...choices };
  const read = readBulkEdit(edit);
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
    const operation = { selection, change: read.change, expectedCount };
    startBulkOperation(
      { ...operation, idempotencyKey: keyFor(operation) }, // a repeated request for the same one starts it once
      {
        onDone: onStarted,
        errors: {
          ProductBulkCountChangedError: ({ message }) => {
            setAlert(`${message}. Check the preview and confirm again.`);
            preview.retry();
          },
        },
        onRefused: setAlert,
      },
    );
  };

  return (
    <form ref={form} onSubmit={submit} noValidate>
      <ChoiceField {...fieldProps('field')} label="What to change" choices={bulkFields} />
      <BulkEditFields
        {...edit}
        fieldProps={fieldProps}
        error={errors['categories'] ?? ''}
        onChange={(changed) => {
          setChoices({ ...choices, ...changed });
          set('categories', '');
        }}
      />
      <Box mt="2">
        <BulkPreview
          {...preview}
          isDelete={isDelete}
          isStarting={isStarting}
          waiting={
            <Button type="submit" w="full" mt="3" value={0} aria-disabled>
              {isDelete ? `Delete ${productCount(count)}` : `Change ${productCount(count)}`}
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
  retry: () => void;
  /** The submit button while there is no preview. */
  waiting: ReactNode;
}

/** What the change does to some products and to how many, with the button that starts it. */
function BulkPreview({ queryRef, isBusy, isDelete, isStarting, retry, waiting }: BulkPreviewProps) {
  const skeleton = (
    <>
      <Skeleton h="5" w="60%" />
      {['70%', '55%', '65%'].map((width) => (
        <Skeleton key={width} h="4" mt="2.5" w={width} />
      ))}
      {waiting}
    </>
  );
  return (
    <Box as="section" aria-labelledby="bulk-preview" aria-busy={isBusy}>
      <Heading as="h3" id="bulk-preview" textStyle="sm" mb="1">
        Preview
      </Heading>
      {queryRef === null && isBusy && skeleton}
      {queryRef === null && !isBusy && (
        <>
          <Text textStyle="sm" color="fg.muted" minH="16">
            Fill in the form to see what will change.
          </Text>
          {waiting}
        </>
      )}
      {queryRef !== null && (
        <Box opacity={isBusy ? 0.6 : 1} transition="opacity 150ms ease-out">
          <DebouncedQuery<BulkEditDialogPreviewQuery>
            query={bulkPreviewQuery}
            {...{ queryRef, retry }}
            fallback={skeleton}
          >
            {({ productBulkPreview }) => (
              <BulkPreviewResult preview={productBulkPreview} isDelete={isDelete} isStarting={isStarting} />
            )}
          </DebouncedQuery>
        </Box>
      )}
    </Box>
  );
}
