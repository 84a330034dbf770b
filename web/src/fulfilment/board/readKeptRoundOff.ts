import { graphql, readInlineData } from 'react-relay';
import type { readKeptRoundOff_order$key } from './__generated__/readKeptRoundOff_order.graphql.ts';

/** What the rounding of an order's cash has left in the shop so far, in paise: the next refund takes it along. */
export function readKeptRoundOff(orderKey: readKeptRoundOff_order$key): number {
  const { roundOff, payment } = readInlineData(
    graphql`
      fragment readKeptRoundOff_order on Order @inline {
        roundOff
        payment {
          refunds {
            roundOff
          }
        }
      }
    `,
    orderKey,
  );
  return payment.refunds.reduce((kept, refund) => kept - refund.roundOff, roundOff);
}
