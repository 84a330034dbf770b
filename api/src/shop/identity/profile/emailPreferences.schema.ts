import { builder } from '../../../platform/graphql/builder.ts';
import type { MailCategory } from '../../../platform/db/generated/client.ts';
import { requireSession } from '../../../platform/core/viewer.ts';
import { updateMailOptOuts } from '../../../platform/mail/unsubscribe/updateMailOptOuts.ts';
import { UserRef, viewerPayload } from '../user.schema.ts';

const EmailPreferencesRef = builder.objectRef<{ optOuts: ReadonlySet<MailCategory> }>('EmailPreferences').implement({
  description: 'The optional e-mails. Receipts, refunds, payment problems and security alerts are always sent.',
  fields: (t) => ({
    orderUpdates: t.boolean({
      description: 'When an order is packed, out for delivery and delivered.',
      resolve: ({ optOuts }) => !optOuts.has('ORDER_UPDATES'),
    }),
    backInStock: t.boolean({
      description: 'When a product that the user asked for is back in stock.',
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
      "Turns the viewer's optional e-mails on or off; an omitted field stays. Repeating it changes nothing. Needs a session.",
    type: EmailPreferencesUpdatePayload,
    authScopes: { sessionOnly: true },
    input: {
      orderUpdates: t.input.boolean({
        description: 'See `EmailPreferences`.',
      }),
      backInStock: t.input.boolean({
        description: 'See `EmailPreferences`.',
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
