import { builder } from '../graphql/builder.ts';

/** The value of a field before and after a change, formatted for people. */
export interface FieldChange {
  field: string;
  before: string | null;
  after: string | null;
}

export const FieldChangeRef = builder.objectRef<FieldChange>('FieldChange').implement({
  description: 'The value of a field before and after a change, formatted for people.',
  fields: (t) => ({
    field: t.exposeString('field', { description: 'The name of the field, such as `price`.' }),
    before: t.exposeString('before', { nullable: true, description: 'The former value; null when it was empty.' }),
    after: t.exposeString('after', { nullable: true, description: 'The new value; null when it is empty.' }),
  }),
});
