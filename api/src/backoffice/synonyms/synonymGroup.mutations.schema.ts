import { InvalidInputError } from '../../platform/core/errors/userError.ts';
import { requireViewer } from '../../platform/core/viewer.ts';
import { db } from '../../platform/db/client.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { payloadFields } from '../../platform/graphql/payloadFields.ts';
import { userErrorType } from '../../platform/graphql/userErrorType.schema.ts';
import {
  createSynonymGroup,
  deleteSynonymGroup,
  disableSynonymGroup,
  restoreSynonymGroup,
  updateSynonymGroup,
} from './changeSynonymGroups.ts';
import {
  SynonymGroupChangedError,
  SynonymGroupCuratedError,
  SynonymGroupNotFoundError,
  SynonymGroupNotRestorableError,
  TooManySynonymGroupsError,
} from './synonymErrors.ts';
import { SynonymDepartmentRef, SynonymGroupRef, SynonymTermInputRef } from './synonymGroup.schema.ts';
import { synonymGroupShape } from './synonymShapes.ts';

const group = payloadFields('SynonymGroup', 'synonymGroupId', (query) => db.synonymGroup.findUniqueOrThrow(query));

userErrorType(SynonymGroupChangedError, (t) => ({
  synonymGroup: t.field(group.row(SynonymGroupRef, 'The group as it is now.')),
}));

const groupPayload = group.rowPayload('synonymGroup', SynonymGroupRef, 'The group as it is now.');

builder.mutationFields((t) => {
  const fields = {
    department: t.input.field({ type: SynonymDepartmentRef, description: 'The department, or null.' }),
    terms: t.input.field({
      type: [SynonymTermInputRef],
      required: true,
      description: 'All terms: 1 to 60 names, and up to 200 brands.',
    }),
  };
  const seen = {
    synonymGroupId: t.input.globalID({ for: SynonymGroupRef, required: true, description: 'The group.' }),
    version: t.input.int({ required: true, description: 'The version that was read.' }),
  };
  return {
    synonymGroupCreate: t.fieldWithInput({
      description: "Creates a group of the shop's own, for searches at once. Needs the permission `CATALOGUE`.",
      type: groupPayload('SynonymGroupCreatePayload', 'The synonym group is created.'),
      authScopes: { catalogue: true },
      errors: { types: [InvalidInputError, TooManySynonymGroupsError] },
      typeOptions: { validate: synonymGroupShape },
      input: fields,
      resolve: (_root, { input: { department, terms } }, { authentication }) =>
        createSynonymGroup(requireViewer(authentication), { department: department ?? null, terms }),
    }),
    synonymGroupUpdate: t.fieldWithInput({
      description: `Replaces the terms and the department of a group, for searches at once. Releases leave an edited group as it is. Needs the permission \`CATALOGUE\`.`,
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
      description: `Deletes a group of the shop's own. Needs the permission \`CATALOGUE\`.`,
      type: group.deletePayload('The synonym group is deleted.', 'The deleted group.'),
      authScopes: { catalogue: true },
      errors: { types: [SynonymGroupNotFoundError, SynonymGroupChangedError, SynonymGroupCuratedError] },
      input: seen,
      resolve: (_root, { input: { synonymGroupId, version } }, { authentication }) =>
        deleteSynonymGroup(requireViewer(authentication), { synonymGroupId: synonymGroupId.id, version }),
    }),
    synonymGroupDisable: t.fieldWithInput({
      description: `Takes all terms from a group that came with the shop, until it is restored or edited. Needs the permission \`CATALOGUE\`.`,
      type: groupPayload('SynonymGroupDisablePayload', 'The synonym group is disabled.'),
      authScopes: { catalogue: true },
      errors: { types: [SynonymGroupNotFoundError, SynonymGroupChangedError, SynonymGroupNotRestorableError] },
      input: seen,
      resolve: (_root, { input: { synonymGroupId, version } }, { authentication }) =>
        disableSynonymGroup(requireViewer(authentication), { synonymGroupId: synonymGroupId.id, version }),
    }),
    synonymGroupRestore: t.fieldWithInput({
      description: `Brings an edited or disabled group back to its original. Needs the permission \`CATALOGUE\`.`,
      type: groupPayload('SynonymGroupRestorePayload', 'The synonym group is as it came with the shop.'),
      authScopes: { catalogue: true },
      errors: { types: [SynonymGroupNotFoundError, SynonymGroupChangedError, SynonymGroupNotRestorableError] },
      input: seen,
      resolve: (_root, { input: { synonymGroupId, version } }, { authentication }) =>
        restoreSynonymGroup(requireViewer(authentication), { synonymGroupId: synonymGroupId.id, version }),
    }),
  };
});
