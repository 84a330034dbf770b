import { builder } from '../graphql/builder.ts';
import type { HelpContact } from '../money/shopTerms.ts';

const HelpContactRef = builder.objectRef<HelpContact>('HelpContact').implement({
  description: 'Where shoppers who need help find somebody.',
  fields: (t) => ({
    email: t.exposeString('email', { nullable: true, description: 'An e-mail address, if there is one.' }),
    phone: t.exposeString('phone', { nullable: true, description: 'A telephone number, if there is one.' }),
  }),
});

builder.queryField('helpContact', (t) =>
  t.field({
    type: HelpContactRef,
    description: 'Where shoppers who need help with an order find somebody.',
    resolve: (_root, _args, { shop }) => shop.help,
  }),
);
