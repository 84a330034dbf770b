import { StockMovementRef } from './stockMovement.schema.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { OrderRef } from '../../orders/order.schema.ts';

builder.prismaObjectFields(StockMovementRef, (t) => ({
  order: t.relation('order', {
    type: OrderRef,
    nullable: true,
    description: 'The order that took the stock or gave it back.',
  }),
}));
