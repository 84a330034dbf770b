import { builder } from '../../platform/graphql/builder.ts';
import type { HelpContact } from '../../platform/config/settings/shopSettings.ts';

const HelpContactRef = builder.objectRef<HelpContact>('HelpContact').implement({
  description: 'How shoppers reach the shop.',
  fields: (t) => ({
    email: t.exposeString('email', { nullable: true, description: 'The e-mail address.' }),
    phone: t.exposeString('phone', {
      nullable: true,
      description: 'The telephone number.',
    }),
  }),
});

builder.queryField('helpContact', (t) =>
  t.field({
    type: HelpContactRef,
    description: 'How shoppers reach the shop. Public.',
    resolve: (_root, _args, { shop }) => shop.help,
  }),
);
