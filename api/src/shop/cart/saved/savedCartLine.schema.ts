import { SELLABLE } from '../../catalogue/sellable.ts';
import { NIL_UUID } from '../../../platform/core/uuids.ts';
import { viewerOrNull } from '../../../platform/core/viewer.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { listOf, toNodeConnection } from '../../../platform/graphql/connection.ts';
import { UserRef } from '../../identity/user.schema.ts';
import { linePrice, PRICE_COLUMNS } from '../lineStatus.ts';
import { countSavedCartLines } from './readSavedCartLines.ts';
import { MAX_SAVED_LINES } from './savedCartLineErrors.ts';
import { selectSavedCartLines } from './selectedSavedCartLines.schema.ts';

/** A product that the viewer has saved for later. */
export const SavedCartLineRef = builder.prismaNode('SavedCartLine', {
  description: 'A product that the viewer has saved for later, and its quantity. It belongs to no cart and to no bill.',
  id: { field: 'id', description: 'The public id, `saved_…`.' },
  nullable: true,
  select: { id: true },
  findUnique: (id, { authentication }) => ({
    id,
    userId: viewerOrNull(authentication)?.userId ?? NIL_UUID,
    product: SELLABLE,
  }),
  fields: (t) => ({
    product: t.relation('product', { description: 'The product, which is on sale; it may be sold out.' }),
    quantity: t.exposeInt('quantity', { description: 'The number of pieces that moving it to the cart asks for.' }),
    priceChange: t.field({
      type: 'Paise',
      description: 'The change of the price per piece since the shopper saw it; negative when the price fell.',
      select: {
        seenPricePaise: true,
        product: { select: PRICE_COLUMNS },
      },
      resolve: (line) => linePrice(line) - line.seenPricePaise,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'The time at which the product was saved.' }),
  }),
});

const SAVED_CART_LINE_CONNECTION = listOf('SavedCartLine', SavedCartLineRef, {
  edge: 'A product saved for later in a list.',
  connection: 'A list of products saved for later.',
});

/** A saved line in a list, also for payloads. */
export const [, SavedCartLineEdge] = SAVED_CART_LINE_CONNECTION;

builder.prismaObjectFields(UserRef, (t) => ({
  savedCartLines: t.connection(
    {
      type: SavedCartLineRef,
      description: `What they have saved for later of the products on sale, the newest first; at most ${MAX_SAVED_LINES}.`,
      resolve: async ({ id }, args, context, info) =>
        toNodeConnection(await selectSavedCartLines(id, args, { context, info }), args, () => countSavedCartLines(id)),
    },
    ...SAVED_CART_LINE_CONNECTION,
  ),
}));
