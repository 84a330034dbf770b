import { Box, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { formatRoundOff, formatRupees } from '@kirana/shared/money.ts';
import { formatDateTime } from '../../ui/format/formatDateTime.ts';
import { TermRow } from '../../ui/TermRow.tsx';
import type { CashShiftSummary_shift$key } from './__generated__/CashShiftSummary_shift.graphql.ts';
import { cashTexts as texts } from './texts.ts';

/** The amounts of a shift, and who counted and signed it off. */
export function CashShiftSummary({ shift: shiftKey }: { shift: CashShiftSummary_shift$key }) {
  const shift = useFragment(
    graphql`
      fragment CashShiftSummary_shift on CashShift {
        openedAt
        openingAmount
        collected
        refunded
        roundOff
        expected
        counted
        difference
        closedAt
        closedBy {
          name
        }
        signedOffAt
        signedOffBy {
          name
        }
        note
      }
    `,
    shiftKey,
  );
  const { openingAmount, refunded, roundOff, expected, counted, closedAt, signedOffAt } = shift;
  const by = (person: { readonly name: string } | null | undefined, moment: string) =>
    texts.at(person?.name ?? texts.deletedAccount, formatDateTime(moment));
  return (
    <Box as="dl" layerStyle="card" padding="5" display="grid" gap="2" fontVariantNumeric="tabular-nums">
      <TermRow term={texts.opened}>{formatDateTime(shift.openedAt)}</TermRow>
      {openingAmount > 0 && <TermRow term={texts.openingAmount}>{formatRupees(openingAmount)}</TermRow>}
      <TermRow term={texts.collected}>{formatRupees(shift.collected)}</TermRow>
      {refunded > 0 && <TermRow term={texts.refunded}>{formatRupees(-refunded)}</TermRow>}
      {roundOff !== 0 && <TermRow term={texts.roundOff}>{formatRoundOff(roundOff)}</TermRow>}
      <TermRow term={texts.expected}>
        {formatRupees(expected)}
        {expected < 0 && (
          <Text textStyle="sm" fontWeight="normal" color="fg.muted">
            {texts.overdrawn}
          </Text>
        )}
      </TermRow>
      {counted != null && (
        <>
          <TermRow term={texts.counted}>{formatRupees(counted)}</TermRow>
          <TermRow term={texts.difference}>
            <CashDifference difference={shift.difference} />
          </TermRow>
        </>
      )}
      {closedAt != null && <TermRow term={texts.countedBy}>{by(shift.closedBy, closedAt)}</TermRow>}
      {signedOffAt != null && <TermRow term={texts.signedOffBy}>{by(shift.signedOffBy, signedOffAt)}</TermRow>}
      {shift.note != null && <TermRow term={texts.signOffNote}>{shift.note}</TermRow>}
    </Box>
  );
}

/** The shortage or surplus of the counted cash; a dash while it is not counted. */
export function CashDifference({ difference }: { difference: number | null | undefined }) {
  if (difference == null) return texts.none;
  if (difference === 0) return texts.exact;
  const word = difference < 0 ? texts.missing : texts.extra;
  return (
    <Text as="span" color="fg.error" fontWeight="semibold">
      {word(formatRupees(Math.abs(difference)))}
    </Text>
  );
}
