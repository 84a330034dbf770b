import { Flex, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay';
import { formatRupees } from '../../../ui/money/formatRupees.ts';
import { adminOrderPath } from '../../paths/adminOrderPath.ts';
import { RequestSummary } from '../../../shop/orders/refunds/RequestSummary.tsx';
import { AdminTableRow, Cell, RowLink } from '../../ui/AdminTableRow.tsx';
import { formatDateTime } from '../../../ui/format/formatDateTime.ts';
import type { RefundRequestRow_request$key } from './__generated__/RefundRequestRow_request.graphql.ts';
import { RefundRequestBadge } from './RefundRequestBadge.tsx';
import { listTexts as texts } from './texts.ts';

/** A row of the list of refund requests; its number links to the order. */
export function RefundRequestRow({ request: requestKey }: { request: RefundRequestRow_request$key }) {
  const request = useFragment(
    graphql`
      fragment RefundRequestRow_request on RefundRequest {
        createdAt
        amount
        order {
          id
          number
        }
        photos {
          id
        }
        refund {
          amount
        }
        ...RefundRequestBadge_request
        ...RequestSummary_request
      }
    `,
    requestKey,
  );
  const { createdAt, amount, order, photos, refund } = request;
  return (
    <AdminTableRow>
      <Cell>
        <RowLink to={adminOrderPath(order.id)}>{texts.order(order.number)}</RowLink>
      </Cell>
      <Cell color="fg.muted">
        <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
      </Cell>
      <Cell overflowWrap="anywhere">
        <RequestSummary request={request} />
        {photos.length > 0 && (
          <Text textStyle="xs" color="fg.muted">
            {texts.photos(photos.length)}
          </Text>
        )}
      </Cell>
      <Cell fontVariantNumeric="tabular-nums">{formatRupees(refund?.amount ?? amount)}</Cell>
      <Cell>
        <Flex>
          <RefundRequestBadge request={request} />
        </Flex>
      </Cell>
    </AdminTableRow>
  );
}
