import { ErrorInterface } from '../../graphql/base.schema.ts';
import { builder } from '../../graphql/builder.ts';
import { OrderStatusRef } from '../order.schema.ts';
import { AlreadyTakenError, NotAllMarkedError, WrongStateError } from './workErrors.ts';

builder.objectType(AlreadyTakenError, {
  name: 'AlreadyTakenError',
  description: 'Somebody else packs the order, or brings it.',
  interfaces: [ErrorInterface],
  fields: (t) => ({
    takenBy: t.exposeString('takenBy', {
      nullable: true,
      description: 'The name of who does; null where that is not known.',
    }),
  }),
});

builder.objectType(NotAllMarkedError, {
  name: 'NotAllMarkedError',
  description: 'Pieces of the order are neither packed nor known to be missing.',
  interfaces: [ErrorInterface],
  fields: (t) => ({ left: t.exposeInt('left', { description: 'How many pieces that are.' }) }),
});

builder.objectType(WrongStateError, {
  name: 'WrongStateError',
  description: 'The order does not stand where this can be done with it: it may be cancelled, or done already.',
  interfaces: [ErrorInterface],
  fields: (t) => ({
    status: t.expose('status', { type: OrderStatusRef, description: 'Where it stands.' }),
  }),
});
