import { builder } from '../../platform/graphql/builder.ts';
import { SynonymLanguageRef } from './synonymGroup.schema.ts';

/** A term in the input of a mutation or of a preview. */
export const SynonymTermInputRef = builder.inputType('SynonymTermInput', {
  description: 'A name of a thing, or a brand that it is bought from.',
  fields: (t) => ({
    language: t.field({ type: SynonymLanguageRef, required: true, description: 'The language of the name.' }),
    term: t.string({
      required: true,
      description:
        'The name, 2 to 60 characters. It is stored in lower case, with single spaces and without invisible characters.',
    }),
  }),
});
