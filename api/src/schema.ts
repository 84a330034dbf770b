import './account/account.schema.ts';
import './addresses/address.mutations.schema.ts';
import './cart/cart.mutations.schema.ts';
import './cart/cartErrors.schema.ts';
import './catalogue/admin/catalogueErrors.schema.ts';
import './catalogue/admin/category.mutations.schema.ts';
import './catalogue/admin/subCategory.mutations.schema.ts';
import './catalogue/catalogue.queries.schema.ts';
import './catalogue/catalogueLists.schema.ts';
import './checkout/checkout.schema.ts';
import './graphql/base.schema.ts';
import { builder } from './graphql/builder.ts';
import './graphql/upload.schema.ts';
import './identity/avatar.schema.ts';
import './identity/identityErrors.schema.ts';
import './identity/profile.mutations.schema.ts';
import './identity/recovery.mutations.schema.ts';
import './identity/session.mutations.schema.ts';
import './identity/userStatus.mutations.schema.ts';
import './media/invalidPicture.schema.ts';
import './media/picture.mutations.schema.ts';
import './throttle/tooManyAttempts.schema.ts';

/** The whole schema. Only the server, the printer and tests import it. */
export const schema = builder.toSchema();
