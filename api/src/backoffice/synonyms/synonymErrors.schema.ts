import { db } from '../../platform/db/client.ts';
import { ErrorInterface } from '../../platform/graphql/base.schema.ts';
import { builder } from '../../platform/graphql/builder.ts';
import {
  MAX_CUSTOM_GROUPS,
  SynonymGroupChangedError,
  SynonymGroupCuratedError,
  SynonymGroupNotFoundError,
  SynonymGroupNotRestorableError,
  SynonymPreviewTimeoutError,
  TooManySynonymGroupsError,
} from './synonymErrors.ts';
import { SynonymGroupRef } from './synonymGroup.schema.ts';

builder.objectType(SynonymGroupNotFoundError, {
  name: 'SynonymGroupNotFoundError',
  description: 'There is no such synonym group.',
  interfaces: [ErrorInterface],
});

builder.objectType(SynonymGroupChangedError, {
  name: 'SynonymGroupChangedError',
  description: 'The synonym group has a newer version than the one in the input. Nothing was changed.',
  interfaces: [ErrorInterface],
  fields: (t) => ({
    synonymGroup: t.prismaField({
      type: SynonymGroupRef,
      description: 'The group as it is now.',
      resolve: (query, { synonymGroupId }) =>
        db.synonymGroup.findUniqueOrThrow({ ...query, where: { id: synonymGroupId } }),
    }),
  }),
});

builder.objectType(TooManySynonymGroupsError, {
  name: 'TooManySynonymGroupsError',
  description: `The shop has ${MAX_CUSTOM_GROUPS.toLocaleString('en-IN')} synonym groups of its own. Delete some first.`,
  interfaces: [ErrorInterface],
});

builder.objectType(SynonymGroupCuratedError, {
  name: 'SynonymGroupCuratedError',
  description: 'The synonym group came with the shop. Disable it instead.',
  interfaces: [ErrorInterface],
});

builder.objectType(SynonymGroupNotRestorableError, {
  name: 'SynonymGroupNotRestorableError',
  description: 'The synonym group did not come with the shop, or is as it came.',
  interfaces: [ErrorInterface],
});

builder.objectType(SynonymPreviewTimeoutError, {
  name: 'SynonymPreviewTimeoutError',
  description: 'The preview was stopped after three seconds. Change fewer terms at once.',
  interfaces: [ErrorInterface],
});
