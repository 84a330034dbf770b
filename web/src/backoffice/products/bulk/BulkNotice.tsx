import { Box, Button, chakra, Flex, IconButton, Text } from '@chakra-ui/react';
import { X } from 'lucide-react';
import type { Ref } from 'react';
import { texts } from './texts.ts';
import type { BulkUpdateResult } from './useBulkUpdateProducts.ts';
import { useUndoBulkUpdate } from './useUndoBulkUpdate.ts';

interface BulkNoticeProps {
  ref: Ref<HTMLDivElement>;
  outcome: BulkUpdateResult;
  onUndone: (outcome: BulkUpdateResult) => void;
  onDismiss: () => void;
}

/** The result of a bulk update until it is dismissed: what was changed, what failed and why, and the undo button. */
export function BulkNotice({ ref, outcome, onUndone, onDismiss }: BulkNoticeProps) {
  const { undoBulkUpdate, isUndoing } = useUndoBulkUpdate(onUndone);
  const { title, unchanged, failed, failures, batchId } = outcome;

  return (
    <Box
      ref={ref}
      role="group"
      aria-label={texts.noticeLabel}
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
      <Flex align="center" gap="2">
        <Box role="status" flex="1" textStyle="sm">
          <Text fontWeight="semibold">{title}</Text>
          {unchanged !== '' && <Text color="fg.muted">{unchanged}</Text>}
        </Box>
        {batchId !== null && (
          <Button variant="outline" loading={isUndoing} onClick={() => undoBulkUpdate(batchId)}>
            {texts.undo}
          </Button>
        )}
        <IconButton variant="ghost" colorPalette="gray" aria-label={texts.dismiss} onClick={onDismiss}>
          <X aria-hidden />
        </IconButton>
      </Flex>
      {failures.length > 0 && (
        <FailureDetails>
          <chakra.summary minH="11" py="2.5" cursor="button" fontWeight="medium" color="fg.error">
            {failed}
          </chakra.summary>
          <chakra.ul listStyleType="none" maxH="40" overflowY="auto" tabIndex={0} aria-label={failed}>
            {failures.map(({ productId, name, message }) => (
              <chakra.li key={productId} py="1" overflowWrap="anywhere">
                <chakra.span fontWeight="medium">{name ?? texts.unknownProduct}</chakra.span>: {message}
              </chakra.li>
            ))}
          </chakra.ul>
        </FailureDetails>
      )}
    </Box>
  );
}

const FailureDetails = chakra('details', { base: { textStyle: 'sm' } });
