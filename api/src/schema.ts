import './addresses/address.mutations.schema.ts';
import './cart/cart.mutations.schema.ts';
import './cart/cartErrors.schema.ts';
import './catalogue/catalogue.queries.schema.ts';
import './catalogue/catalogueLists.schema.ts';
import './checkout/checkout.schema.ts';
import './graphql/base.schema.ts';
import { builder } from './graphql/builder.ts';
import './identity/identity.mutations.schema.ts';
import './identity/identityErrors.schema.ts';

/** The whole schema. Only the server, the printer and tests import it. */
export const schema = builder.toSchema();
