import { builder } from '../../platform/graphql/builder.ts';
import type { HelpContact } from '../../platform/config/settings/shopSettings.ts';

const HelpContactRef = builder.objectRef<HelpContact>('HelpContact').implement({
  description: 'The contact of the shop for shoppers who need help.',
  fields: (t) => ({
    email: t.exposeString('email', { nullable: true, description: 'The e-mail address; null when the shop has none.' }),
    phone: t.exposeString('phone', {
      nullable: true,
      description: 'The telephone number; null when the shop has none.',
    }),
  }),
});

builder.queryField('helpContact', (t) =>
  t.field({
    type: HelpContactRef,
    description: 'The contact of the shop for help with an order. Public.',
    resolve: (_root, _args, { shop }) => shop.help,
  }),
);
