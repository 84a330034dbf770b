import { Box, Button, chakra, Flex, IconButton, Text } from '@chakra-ui/react';
import { X } from 'lucide-react';
import type { Ref } from 'react';
import { bulkTexts as texts } from './adminProductTexts.ts';
import type { BulkOutcome } from './useBulkEdit.ts';
import { useUndoBulk } from './useUndoBulk.ts';

interface BulkNoticeProps {
  ref: Ref<HTMLDivElement>;
  outcome: BulkOutcome;
  onUndone: (outcome: BulkOutcome) => void;
  onDismiss: () => void;
}

/** What a change of several products has come to, until it is dismissed: what was done, what was not and why, and the way back. */
export function BulkNotice({ ref, outcome, onUndone, onDismiss }: BulkNoticeProps) {
  const { undoBulk, isUndoing } = useUndoBulk(onUndone);
  const { title, unchanged, refused, refusals, batchId } = outcome;

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
          <Button variant="outline" loading={isUndoing} onClick={() => undoBulk(batchId)}>
            {texts.undo}
          </Button>
        )}
        <IconButton variant="ghost" colorPalette="gray" aria-label={texts.dismiss} onClick={onDismiss}>
          <X aria-hidden />
        </IconButton>
      </Flex>
      {refusals.length > 0 && (
        <Refusals>
          <chakra.summary minH="11" py="2.5" cursor="button" fontWeight="medium" color="fg.error">
            {refused}
          </chakra.summary>
          <chakra.ul listStyleType="none" maxH="40" overflowY="auto" tabIndex={0} aria-label={refused}>
            {refusals.map(({ productId, name, message }) => (
              <chakra.li key={productId} py="1" overflowWrap="anywhere">
                <chakra.span fontWeight="medium">{name ?? texts.unknownProduct}</chakra.span>: {message}
              </chakra.li>
            ))}
          </chakra.ul>
        </Refusals>
      )}
    </Box>
  );
}

const Refusals = chakra('details', { base: { textStyle: 'sm' } });
