import { Button, Skeleton, Text } from '@chakra-ui/react';
import { formatCount } from '@kirana/shared/numbers.ts';
import { useState, type SubmitEvent } from 'react';
import { graphql, useFragment } from 'react-relay';
import { DebouncedQuery } from '../../relay/DebouncedQuery.tsx';
import { useAction } from '../../relay/useAction.ts';
import { useDebouncedQuery } from '../../relay/useDebouncedQuery.ts';
import { useIdempotencyKey } from '../../relay/useIdempotencyKey.ts';
import { DialogAlert } from '../../ui/dialogs/DialogAlert.tsx';
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx';
import { showSuccess } from '../../ui/toasts/toastStore.ts';
import type { FillDeclarationsDialog_category$key } from './__generated__/FillDeclarationsDialog_category.graphql.ts';
import type { FillDeclarationsDialogMutation } from './__generated__/FillDeclarationsDialogMutation.graphql.ts';
import type { FillDeclarationsDialogQuery } from './__generated__/FillDeclarationsDialogQuery.graphql.ts';
import type { toDeclarationsInput } from './declarationsDraft.ts';

interface FillDeclarationsDialogProps {
  category: FillDeclarationsDialog_category$key;
  /** The saved defaults; null while there is nothing to fill in. */
  declarations: ReturnType<typeof toDeclarationsInput> | null;
  onClose: () => void;
}

/** Offers to give a category's defaults to those of its products that lack them. */
export function FillDeclarationsDialog({ category, declarations, onClose }: FillDeclarationsDialogProps) {
  const { id, name } = useFragment(
    graphql`
      fragment FillDeclarationsDialog_category on Category {
        id
        name
      }
    `,
    category,
  );
  return (
    <FormDialog title={`Fill in products of ${name}`} isOpen={declarations !== null} onClose={onClose} isWide>
      {declarations !== null && <FillForm categoryId={id} declarations={declarations} onClose={onClose} />}
    </FormDialog>
  );
}

const fillDeclarationsDialogQuery = graphql`
  query FillDeclarationsDialogQuery($selection: ProductBulkSelection!, $change: ProductBulkChange!) {
    productBulkPreview(selection: $selection, change: $change) @required(action: THROW) {
      matchCount
      unchangedCount
      refusedCount
    }
  }
`;

interface FillFormProps {
  categoryId: string;
  declarations: ReturnType<typeof toDeclarationsInput>;
  onClose: () => void;
}

function FillForm({ categoryId, declarations, onClose }: FillFormProps) {
  const operation = { selection: { filter: { categoryId } }, change: { declarations, isOnlyMissing: true } };
  const preview = useDebouncedQuery<FillDeclarationsDialogQuery>(fillDeclarationsDialogQuery, operation);
  const [alert, setAlert] = useState('');
  const { keyFor } = useIdempotencyKey();
  const [start, isStarting] = useAction<FillDeclarationsDialogMutation>(graphql`
    mutation FillDeclarationsDialogMutation($input: ProductBulkOperationStartInput!) {
      productBulkOperationStart(input: $input) {
        ...actionCallbacks_error @alias(as: "error")
      }
    }
  `);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    // The button of the preview says how many products it has counted.
    const { submitter } = event.nativeEvent;
    const expectedCount = submitter instanceof HTMLButtonElement ? Number(submitter.value) : 0;
    if (isStarting || expectedCount === 0) return;
    const started = { ...operation, expectedCount };
    start(
      { ...started, idempotencyKey: keyFor(started) },
      {
        invalidatesStore: true,
        onDone: () => {
          showSuccess('Filling in. You can follow and undo it on the products page.');
          onClose();
        },
        onRefused: (message) => {
          setAlert(message);
          preview.retry();
        },
      },
    );
  };
  return (
    <form onSubmit={submit} noValidate>
      <Text textStyle="sm" color="fg.muted" mb="3">
        Only empty declarations are filled in. What a product states already stays.
      </Text>
      {preview.queryRef === null ? (
        <Skeleton h="16" />
      ) : (
        <DebouncedQuery<FillDeclarationsDialogQuery>
          query={fillDeclarationsDialogQuery}
          queryRef={preview.queryRef}
          retry={preview.retry}
          fallback={<Skeleton h="16" />}
        >
          {({ productBulkPreview }) => <FillButton {...productBulkPreview} isStarting={isStarting} />}
        </DebouncedQuery>
      )}
      <DialogAlert message={alert} />
    </form>
  );
}

interface FillButtonProps {
  matchCount: number;
  unchangedCount: number;
  refusedCount: number;
  isStarting: boolean;
}

/** How many products are filled in, and the button that does it. */
function FillButton({ matchCount, unchangedCount, refusedCount, isStarting }: FillButtonProps) {
  const count = matchCount - unchangedCount - refusedCount;
  return (
    <>
      <Text role="status" mb="3">
        {unchangedCount > 0 && `${productsOf(unchangedCount)} already stated all of it. `}
        {refusedCount > 0 && `${productsOf(refusedCount)} can’t take it, because more would be missing.`}
      </Text>
      <Button
        type="submit"
        w="full"
        value={count > 0 ? matchCount : 0}
        aria-disabled={count === 0}
        loading={isStarting}
      >
        {count === 0 ? 'Nothing to fill in' : `Fill in ${productsOf(count)}`}
      </Button>
    </>
  );
}

function productsOf(count: number): string {
  return `${formatCount(count)} ${count === 1 ? 'product' : 'products'}`;
}
