import { Box, Button, Flex, Spinner, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { formatRupees } from '../money/formatRupees.ts';
import { texts } from './texts.ts';

interface PayBarProps {
  /** In paise. */
  total: number;
  isBusy: boolean;
  /** Why nothing can be ordered yet; null when it can. */
  hindrance: string | null;
  onOrder: () => void;
}

/** The way to pay: at the end of the summary, on phones always at the bottom of the screen with the total beside it. */
export function PayBar({ total, isBusy, hindrance, onOrder }: PayBarProps) {
  const hindranceId = useId();
  return (
    <>
      <Box hideFrom="lg" height="calc(6rem + env(safe-area-inset-bottom))" />
      <Box
        position={{ base: 'fixed', lg: 'static' }}
        insetInline="0"
        bottom="0"
        zIndex="docked"
        background="bg.panel"
        borderTopWidth={{ base: '1px', lg: '0' }}
        paddingInline={{ base: '4', lg: '0' }}
        paddingTop={{ base: '3', lg: '5' }}
        paddingBottom={{ base: 'calc(0.75rem + env(safe-area-inset-bottom))', lg: '0' }}
      >
        {hindrance !== null && (
          <Text id={hindranceId} textStyle="sm" color="fg.muted" marginBottom="2">
            {hindrance}
          </Text>
        )}
        <Flex alignItems="center" gap="4">
          <Text hideFrom="lg" textStyle="lg" fontWeight="bold" fontVariantNumeric="tabular-nums">
            {formatRupees(total)}
          </Text>
          <Button
            flex="1"
            size="lg"
            disabled={hindrance !== null}
            // Not `disabled` while busy: that would take the keyboard's focus away. Second presses are ignored further in.
            aria-disabled={isBusy}
            aria-describedby={hindrance === null ? undefined : hindranceId}
            onClick={onOrder}
          >
            {isBusy && <Spinner size="sm" />}
            {texts.cashOnDelivery}
          </Button>
        </Flex>
      </Box>
    </>
  );
}
