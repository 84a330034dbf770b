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
    `${person?.name ?? texts.deletedAccount}, ${formatDateTime(moment)}`;
  return (
    <Box as="dl" layerStyle="card" padding="5" display="grid" gap="2" fontVariantNumeric="tabular-nums">
      <TermRow term="Since">{formatDateTime(shift.openedAt)}</TermRow>
      {openingAmount > 0 && <TermRow term="Starting change">{formatRupees(openingAmount)}</TermRow>}
      <TermRow term="Collected">{formatRupees(shift.collected)}</TermRow>
      {refunded > 0 && <TermRow term="Refunded">{formatRupees(-refunded)}</TermRow>}
      {roundOff !== 0 && <TermRow term="Round off included">{formatRoundOff(roundOff)}</TermRow>}
      <TermRow term="Should have">
        {formatRupees(expected)}
        {expected < 0 && (
          <Text textStyle="sm" fontWeight="normal" color="fg.muted">
            This shift refunded more than it had.
          </Text>
        )}
      </TermRow>
      {counted != null && (
        <>
          <TermRow term="Handed in">{formatRupees(counted)}</TermRow>
          <TermRow term={texts.difference}>
            <CashDifference difference={shift.difference} />
          </TermRow>
        </>
      )}
      {closedAt != null && <TermRow term="Counted by">{by(shift.closedBy, closedAt)}</TermRow>}
      {signedOffAt != null && <TermRow term="Signed off by">{by(shift.signedOffBy, signedOffAt)}</TermRow>}
      {shift.note != null && <TermRow term="Note">{shift.note}</TermRow>}
    </Box>
  );
}

/** The shortage or surplus of the counted cash; a dash while it is not counted. */
export function CashDifference({ difference }: { difference: number | null | undefined }) {
  if (difference == null) return texts.none;
  if (difference === 0) return 'None';
  const word = difference < 0 ? texts.missing : texts.extra;
  return (
    <Text as="span" color="fg.error" fontWeight="semibold">
      {word(formatRupees(Math.abs(difference)))}
    </Text>
  );
}
