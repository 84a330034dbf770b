import { encodeId } from '../../platform/core/publicId.ts';
import { InvalidInputError } from '../../platform/core/errors/userError.ts';
import { requireViewer } from '../../platform/core/viewer.ts';
import { db } from '../../platform/db/client.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { userErrorType } from '../../platform/graphql/userErrorType.schema.ts';
import { createSynonymGroup } from './createSynonymGroup.ts';
import { deleteSynonymGroup } from './deleteSynonymGroup.ts';
import { disableSynonymGroup } from './disableSynonymGroup.ts';
import { restoreSynonymGroup } from './restoreSynonymGroup.ts';
import {
  SynonymGroupChangedError,
  SynonymGroupCuratedError,
  SynonymGroupNotFoundError,
  SynonymGroupNotRestorableError,
  TooManySynonymGroupsError,
} from './synonymErrors.ts';
import { SynonymDepartmentRef, SynonymGroupRef } from './synonymGroup.schema.ts';
import { synonymGroupShape } from './synonymShapes.ts';
import { SynonymTermInputRef } from './synonymTermInput.schema.ts';
import { updateSynonymGroup } from './updateSynonymGroup.ts';

userErrorType(SynonymGroupChangedError, (t) => ({
  synonymGroup: t.prismaField({
    type: SynonymGroupRef,
    description: 'The group as it is now.',
    resolve: (query, { synonymGroupId }) =>
      db.synonymGroup.findUniqueOrThrow({ ...query, where: { id: synonymGroupId } }),
  }),
}));

/** A payload with the group as it is now. */
function groupPayload<Name extends string>(name: Name, description: string) {
  return builder.objectRef<{ synonymGroupId: string }>(name).implement({
    description,
    fields: (t) => ({
      synonymGroup: t.prismaField({
        type: SynonymGroupRef,
        description: 'The group as it is now.',
        resolve: (query, { synonymGroupId }) =>
          db.synonymGroup.findUniqueOrThrow({ ...query, where: { id: synonymGroupId } }),
      }),
    }),
  });
}

const SynonymGroupDeletePayload = builder.objectRef<{ synonymGroupId: string }>('SynonymGroupDeletePayload').implement({
  description: 'The synonym group is deleted.',
  fields: (t) => ({
    deletedSynonymGroupId: t.id({
      description: 'The public id of the deleted group.',
      resolve: ({ synonymGroupId }) => encodeId('SynonymGroup', synonymGroupId),
    }),
  }),
});

builder.mutationFields((t) => {
  const fields = {
    department: t.input.field({
      type: SynonymDepartmentRef,
      description: 'The department that the thing is from; null for none.',
    }),
    terms: t.input.field({
      type: [SynonymTermInputRef],
      required: true,
      description: 'All terms, at least one, at most 60 names and 200 brands. A term that comes twice counts once.',
    }),
  };
  const seen = {
    synonymGroupId: t.input.globalID({
      for: SynonymGroupRef,
      required: true,
      description: 'The public id of the group.',
    }),
    version: t.input.int({ required: true, description: 'The version that the admin read.' }),
  };
  const ON_CONFLICT = 'It fails with SynonymGroupChangedError when the group has a newer version than `version`.';
  return {
    synonymGroupCreate: t.fieldWithInput({
      description:
        "Creates a synonym group of the shop's own. Searches use it as soon as the mutation returns. Needs the permission `CATALOGUE`.",
      type: groupPayload('SynonymGroupCreatePayload', 'The synonym group is created.'),
      authScopes: { catalogue: true },
      errors: { types: [InvalidInputError, TooManySynonymGroupsError] },
      typeOptions: { validate: synonymGroupShape },
      input: fields,
      resolve: (_root, { input: { department, terms } }, { authentication }) =>
        createSynonymGroup(requireViewer(authentication), { department: department ?? null, terms }),
    }),
    synonymGroupUpdate: t.fieldWithInput({
      description: `Replaces the terms and the department of a synonym group; searches use them as soon as the mutation returns. Releases of the shop leave an edited group as it is. ${ON_CONFLICT} Needs the permission \`CATALOGUE\`.`,
      type: groupPayload('SynonymGroupUpdatePayload', 'The synonym group is changed.'),
      authScopes: { catalogue: true },
      errors: { types: [InvalidInputError, SynonymGroupNotFoundError, SynonymGroupChangedError] },
      typeOptions: { validate: synonymGroupShape },
      input: { ...seen, ...fields },
      resolve: (_root, { input: { synonymGroupId, version, department, terms } }, { authentication }) =>
        updateSynonymGroup(requireViewer(authentication), {
          synonymGroupId: synonymGroupId.id,
          version,
          department: department ?? null,
          terms,
        }),
    }),
    synonymGroupDelete: t.fieldWithInput({
      description: `Deletes a synonym group of the shop's own. ${ON_CONFLICT} Needs the permission \`CATALOGUE\`.`,
      type: SynonymGroupDeletePayload,
      authScopes: { catalogue: true },
      errors: { types: [SynonymGroupNotFoundError, SynonymGroupChangedError, SynonymGroupCuratedError] },
      input: seen,
      resolve: (_root, { input: { synonymGroupId, version } }, { authentication }) =>
        deleteSynonymGroup(requireViewer(authentication), { synonymGroupId: synonymGroupId.id, version }),
    }),
    synonymGroupDisable: t.fieldWithInput({
      description: `Takes all terms from a synonym group that came with the shop, until it is restored or edited. ${ON_CONFLICT} Needs the permission \`CATALOGUE\`.`,
      type: groupPayload('SynonymGroupDisablePayload', 'The synonym group is disabled.'),
      authScopes: { catalogue: true },
      errors: { types: [SynonymGroupNotFoundError, SynonymGroupChangedError, SynonymGroupNotRestorableError] },
      input: seen,
      resolve: (_root, { input: { synonymGroupId, version } }, { authentication }) =>
        disableSynonymGroup(requireViewer(authentication), { synonymGroupId: synonymGroupId.id, version }),
    }),
    synonymGroupRestore: t.fieldWithInput({
      description: `Brings an edited or disabled synonym group back to what the release of the shop has. ${ON_CONFLICT} Needs the permission \`CATALOGUE\`.`,
      type: groupPayload('SynonymGroupRestorePayload', 'The synonym group is as it came with the shop.'),
      authScopes: { catalogue: true },
      errors: { types: [SynonymGroupNotFoundError, SynonymGroupChangedError, SynonymGroupNotRestorableError] },
      input: seen,
      resolve: (_root, { input: { synonymGroupId, version } }, { authentication }) =>
        restoreSynonymGroup(requireViewer(authentication), { synonymGroupId: synonymGroupId.id, version }),
    }),
  };
});
