import { Box, Button, Flex, IconButton, Text } from '@chakra-ui/react';
import { X } from 'lucide-react';
import type { Ref } from 'react';
import { graphql, useFragment } from 'react-relay';
import { ProgressBar } from '../../../../ui/ProgressBar.tsx';
import type { BulkOperationNotice_operation$key } from './__generated__/BulkOperationNotice_operation.graphql.ts';
import { BulkProblems } from './BulkProblems.tsx';
import { operationTexts as texts } from './texts.ts';
import { useBulkOperationProgress } from './useBulkOperationProgress.ts';
import { useResumeBulkOperation } from './useResumeBulkOperation.ts';
import { useUndoBulkOperation } from './useUndoBulkOperation.ts';

interface BulkOperationNoticeProps {
  operation: BulkOperationNotice_operation$key;
  ref: Ref<HTMLDivElement>;
  /** Called when the operation, or its undo, has ended. */
  onEnded: () => void;
  onDismiss: () => void;
}

/** The progress of a bulk operation, then its result with the undo. */
export function BulkOperationNotice({ operation: operationKey, ref, onEnded, onDismiss }: BulkOperationNoticeProps) {
  const operation = useFragment(
    graphql`
      fragment BulkOperationNotice_operation on ProductBulkOperation {
        id
        status
        title
        failure
        isUndoable
        matchCount
        changedCount
        unchangedCount
        refusedCount
        undoneCount
        keptCount
        ...BulkProblems_operation
      }
    `,
    operationKey,
  );
  const { id, status, isUndoable } = operation;
  const isWorking = status === 'RUNNING' || status === 'UNDOING';
  useBulkOperationProgress({ operationId: id, isWorking, onEnded });
  const [undoBulkOperation, isUndoing] = useUndoBulkOperation();
  const [resumeBulkOperation, isResuming] = useResumeBulkOperation();
  const { title, text, progress } = describe(operation);

  return (
    <Box
      ref={ref}
      role="group"
      aria-label={texts.label}
      tabIndex={-1}
      layerStyle="float"
      mx={{ base: '-2', md: 'auto' }}
      maxW={{ md: '2xl' }}
      mt="2"
      ps="4"
      pe="2"
      py="2"
      outline="none"
    >
      <Flex align="center" gap="2" wrap="wrap" justify="flex-end">
        <Box flex="1" minW="12rem" textStyle="sm">
          {progress === null ? (
            <Box role="status">
              <Text fontWeight="semibold">{title}</Text>
              {text !== '' && <Text color="fg.muted">{text}</Text>}
            </Box>
          ) : (
            <Box py="1" pe="2">
              <ProgressBar label={title} {...progress} />
            </Box>
          )}
        </Box>
        {status === 'FAILED' && (
          <Button loading={isResuming} onClick={() => resumeBulkOperation({ operationId: id })}>
            {texts.resume}
          </Button>
        )}
        {isUndoable && (
          <Button variant="outline" loading={isUndoing} onClick={() => undoBulkOperation({ operationId: id })}>
            {status === 'RUNNING' ? texts.stopAndUndo : texts.undo}
          </Button>
        )}
        {!isWorking && (
          <IconButton variant="ghost" colorPalette="gray" aria-label={texts.dismiss} onClick={onDismiss}>
            <X aria-hidden />
          </IconButton>
        )}
      </Flex>
      {!isWorking && <BulkProblems operation={operation} />}
    </Box>
  );
}

interface Described {
  status: string;
  title: string;
  failure: string | null | undefined;
  matchCount: number;
  changedCount: number;
  unchangedCount: number;
  refusedCount: number;
  undoneCount: number;
  keptCount: number;
}

/** The state in words, and its progress while the server works. */
function describe(operation: Described) {
  const { status, matchCount, changedCount, unchangedCount, refusedCount, undoneCount, keptCount } = operation;
  const result = [texts.changed(changedCount), ...(unchangedCount > 0 ? [texts.unchanged(unchangedCount)] : [])].join(
    ' · ',
  );
  switch (status) {
    case 'RUNNING':
      return { ...progressOf(changedCount + unchangedCount + refusedCount, matchCount), title: operation.title };
    case 'UNDOING':
      return { ...progressOf(undoneCount + keptCount, changedCount), title: texts.undoing(operation.title) };
    case 'FAILED':
      return { title: texts.stopped(operation.title), text: `${operation.failure ?? ''} · ${result}`, progress: null };
    case 'UNDONE':
      return { title: texts.undone(operation.title), text: texts.restored(undoneCount), progress: null };
    default:
      return { title: texts.done(operation.title), text: result, progress: null };
  }
}

function progressOf(done: number, all: number) {
  return { text: '', progress: { share: all === 0 ? 0 : done / all, value: texts.ofCount(done, all) } };
}
