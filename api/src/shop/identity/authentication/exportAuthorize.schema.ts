import { builder } from '../../../platform/graphql/builder.ts';
import { ReauthenticationRequiredError } from '../twoFactor/twoFactorErrors.ts';
import { requireRecentAuthentication } from './requireRecentAuthentication.ts';

const ExportAuthorizePayload = builder.objectRef<{ isAuthorized: boolean }>('ExportAuthorizePayload').implement({
  description: 'The session may download files with data of many people for some minutes.',
  fields: (t) => ({
    isAuthorized: t.exposeBoolean('isAuthorized', { description: 'True.' }),
  }),
});

builder.mutationField('exportAuthorize', (t) =>
  t.field({
    description:
      'Checks, before a client opens the URL of the customer file or of a report, that the session was authenticated within the last minutes, as both need. Changes nothing. Needs a session.',
    type: ExportAuthorizePayload,
    authScopes: { sessionOnly: true },
    errors: { types: [ReauthenticationRequiredError] },
    resolve: async (_root, _args, context) => {
      await requireRecentAuthentication(context, new Date());
      return { isAuthorized: true };
    },
  }),
);
