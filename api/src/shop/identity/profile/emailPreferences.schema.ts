import { builder } from '../../../platform/graphql/builder.ts';
import type { MailCategory } from '../../../platform/db/generated/client.ts';
import { requireSession } from '../../../platform/core/viewer.ts';
import { updateMailOptOuts } from '../../../platform/mail/mailOptOut.ts';
import { UserRef } from '../user.schema.ts';
import { viewerPayload } from './viewerPayload.schema.ts';

const EmailPreferencesRef = builder.objectRef<{ optOuts: ReadonlySet<MailCategory> }>('EmailPreferences').implement({
  description:
    'The optional e-mails of a user. Receipts, refunds, payment problems and security alerts are always sent.',
  fields: (t) => ({
    orderUpdates: t.boolean({
      description: 'Whether the user gets an e-mail when an order is packed, out for delivery and delivered.',
      resolve: ({ optOuts }) => !optOuts.has('ORDER_UPDATES'),
    }),
    backInStock: t.boolean({
      description: 'Whether the user gets the e-mails they asked for when a product is back in stock.',
      resolve: ({ optOuts }) => !optOuts.has('BACK_IN_STOCK'),
    }),
  }),
});

builder.prismaObjectFields(UserRef, (t) => ({
  emailPreferences: t.field({
    type: EmailPreferencesRef,
    description: 'Which optional e-mails the user gets.',
    select: { mailOptOuts: { select: { category: true } } },
    resolve: ({ mailOptOuts }) => ({ optOuts: new Set(mailOptOuts.map(({ category }) => category)) }),
  }),
}));

const EmailPreferencesUpdatePayload = viewerPayload(
  'EmailPreferencesUpdatePayload',
  'The e-mail preferences were updated.',
);

builder.mutationField('emailPreferencesUpdate', (t) =>
  t.fieldWithInput({
    description:
      "Turns the viewer's optional e-mails on or off; an omitted field stays as it is. Repeating it changes nothing. Needs a session.",
    type: EmailPreferencesUpdatePayload,
    authScopes: { sessionOnly: true },
    input: {
      orderUpdates: t.input.boolean({
        description: 'Whether to send an e-mail when an order is packed, out for delivery and delivered.',
      }),
      backInStock: t.input.boolean({
        description: 'Whether to send the requested e-mails about products that are back in stock.',
      }),
    },
    resolve: async (_root, { input: { orderUpdates, backInStock } }, { authentication }) => {
      const viewer = requireSession(authentication);
      await updateMailOptOuts(viewer.userId, {
        ...(orderUpdates != null && { ORDER_UPDATES: orderUpdates }),
        ...(backInStock != null && { BACK_IN_STOCK: backInStock }),
      });
      return viewer;
    },
  }),
);
