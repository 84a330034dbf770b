import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatRoundOff, formatRupees } from '@kirana/shared/money.ts';
import { Price } from '../../../ui/money/Price.tsx';
import { TextSkeleton } from '../../../ui/TextSkeleton.tsx';
import type { BillDetails_bill$key } from './__generated__/BillDetails_bill.graphql.ts';
import { texts } from '../texts.ts';

interface BillDetailsProps {
  bill: BillDetails_bill$key;
  /** The tip that the shopper of a cart has chosen, in paise. */
  chosenTip?: number;
  /** What store credit pays, in paise. */
  storeCredit?: number;
  /** The round-off to whole rupees in cash, in paise; negative when it is taken off. */
  roundOff?: number;
  /** What is not charged of an order in cash, because pieces were missing, in paise. */
  unavailable?: number;
}

/** The bill of a cart or an order; the server computes every amount but the tip that is being chosen, and what follows from it. */
export function BillDetails({
  bill: billKey,
  chosenTip = 0,
  storeCredit = 0,
  roundOff = 0,
  unavailable = 0,
}: BillDetailsProps) {
  const bill = useFragment(
    graphql`
      fragment BillDetails_bill on Bill {
        quantity
        mrpTotal
        itemsTotal
        savings
        deliveryFee
        handlingFee
        tip
        grandTotal
      }
    `,
    billKey,
  );
  const tip = bill.tip + chosenTip;
  const total = bill.grandTotal + chosenTip;

  return (
    <BillLayout>
      <BillRow term="Items total">
        <Price price={bill.itemsTotal} mrp={bill.mrpTotal} />
      </BillRow>
      {/* spelled as in the specification */}
      <BillRow term="Quntity total">{texts.itemCount(bill.quantity)}</BillRow>
      <BillRow term="Delivery Charge">{bill.deliveryFee === 0 ? 'Free' : formatRupees(bill.deliveryFee)}</BillRow>
      {bill.handlingFee > 0 && <BillRow term="Handling Charge">{formatRupees(bill.handlingFee)}</BillRow>}
      {tip > 0 && <BillRow term="Tip for your rider">{formatRupees(tip)}</BillRow>}
      {bill.savings > 0 && (
        <BillRow term="Your savings">
          <Text as="span" color="fg.success" fontWeight="semibold">
            {formatRupees(bill.savings)}
          </Text>
        </BillRow>
      )}
      <BillRow term="Grand total" isTotal>
        {formatRupees(total)}
      </BillRow>
      {storeCredit > 0 && (
        <>
          <BillRow term="Store credit">−{formatRupees(storeCredit)}</BillRow>
          <BillRow term="After store credit" isTotal>
            {formatRupees(total - storeCredit)}
          </BillRow>
        </>
      )}
      {roundOff !== 0 && (
        <>
          {unavailable > 0 && <BillRow term="Unavailable items">−{formatRupees(unavailable)}</BillRow>}
          <BillRow term="Round off">{formatRoundOff(roundOff)}</BillRow>
          <BillRow term="In cash" isTotal>
            {formatRupees(total - storeCredit - unavailable + roundOff)}
          </BillRow>
        </>
      )}
    </BillLayout>
  );
}

/** The bill while it loads. */
export function BillSkeleton() {
  return (
    <BillLayout>
      {['items', 'quantity', 'delivery', 'total'].map((row) => (
        <BillRow key={row} term={<TextSkeleton width="7rem" />}>
          <TextSkeleton width="4rem" />
        </BillRow>
      ))}
    </BillLayout>
  );
}

function BillLayout({ children }: { children: ReactNode }) {
  return (
    <Box as="section" aria-label="Bill details">
      <Heading as="h2" textStyle="md" fontWeight="bold" marginBottom="2">
        Bill details
      </Heading>
      <Box as="dl" display="grid" gap="2" fontVariantNumeric="tabular-nums">
        {children}
      </Box>
    </Box>
  );
}

interface BillRowProps {
  term: ReactNode;
  isTotal?: boolean;
  children: ReactNode;
}

function BillRow({ term, isTotal = false, children }: BillRowProps) {
  return (
    <Flex
      justifyContent="space-between"
      gap="4"
      fontWeight={isTotal ? 'bold' : 'normal'}
      {...(isTotal && { borderTopWidth: '1px', paddingTop: '3', marginTop: '1' })}
    >
      <Box as="dt" color={isTotal ? 'fg' : 'fg.muted'}>
        {term}
      </Box>
      <Box as="dd" textAlign="end">
        {children}
      </Box>
    </Flex>
  );
}
