import type { FragmentOf } from 'gql.tada';
import type { z } from 'zod';
import { absoluteUrl } from '../absoluteUrl.ts';
import { toRupees } from '../amounts.ts';
import type { orderRowData } from '../dataShapes.ts';
import { graphql } from '../graphql.ts';

type RestStatus = z.infer<typeof orderRowData>['order_status'];

/** The state of an order to REST, whose clients do not know of failed deliveries: the shop still has to deliver such an order. */
function restStatus(status: FragmentOf<typeof ORDER>['status']): RestStatus {
  return status === 'DELIVERY_FAILED' ? 'OUT_FOR_DELIVERY' : status;
}

/** An order with its lines. */
export const ORDER = graphql(`
  fragment RestOrder on Order @_unmask {
    id
    number
    status
    placedAt
    payment {
      status
    }
    bill {
      grandTotal
    }
    address {
      line
      city
      state
      country
      pincode
      mobile
    }
    lines(first: 100) {
      edges {
        node {
          id
          product {
            id
          }
          name
          quantity
          total
          picture {
            url(width: 384)
          }
        }
      }
    }
  }
`);

/** An order in the REST shape: one row for each of its lines. */
export function orderRows(order: FragmentOf<typeof ORDER>, publicUrl: string): z.input<typeof orderRowData>[] {
  const { line: address_line, ...address } = order.address;
  return order.lines.edges.map(({ node: line }) => ({
    _id: line.id,
    orderId: order.id,
    orderNumber: order.number,
    productId: line.product?.id ?? '',
    product_details: { name: line.name, image: line.picture ? [absoluteUrl(line.picture.url, publicUrl)] : [] },
    quantity: line.quantity,
    payment_status: order.payment.status,
    order_status: restStatus(order.status),
    delivery_address: { address_line, ...address },
    subTotalAmt: toRupees(line.total),
    totalAmt: toRupees(order.bill.grandTotal),
    createdAt: order.placedAt,
  }));
}
