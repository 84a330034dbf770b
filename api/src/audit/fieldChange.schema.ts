import { builder } from '../graphql/builder.ts';

/** A field before and after a change, in words. */
export interface FieldChange {
  field: string;
  before: string | null;
  after: string | null;
}

export const FieldChangeRef = builder.objectRef<FieldChange>('FieldChange').implement({
  description: 'A field before and after a change, in words.',
  fields: (t) => ({
    field: t.exposeString('field', { description: 'The name of the field: `price`.' }),
    before: t.exposeString('before', { nullable: true, description: 'Null when there was nothing.' }),
    after: t.exposeString('after', { nullable: true, description: 'Null when there is nothing any more.' }),
  }),
});
