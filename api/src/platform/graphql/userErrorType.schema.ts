import SchemaBuilder, {
  BasePlugin,
  type ObjectFieldsShape,
  type ParentShape,
  type PothosOutputFieldConfig,
  type SchemaTypes,
} from '@pothos/core';
import type { UserError, UserErrorClass } from '../core/errors/userError.ts';
import { builder } from './builder.ts';

declare global {
  // Pothos finds plugins by these interfaces.
  // eslint-disable-next-line @typescript-eslint/no-namespace
  export namespace PothosSchemaTypes {
    export interface Plugins<Types extends SchemaTypes> {
      userErrorTypes: UserErrorTypesPlugin<Types>;
    }
  }
}

type BuilderTypes = (typeof builder)['$inferSchemaTypes'];

/** `interface Error`, which every error in a result union implements. */
const ErrorInterface = builder.interfaceRef<Error>('Error').implement({
  description: 'An error that the caller can act on. Its message is one sentence for people.',
  fields: (t) => ({ message: t.exposeString('message', { description: 'For people.' }) }),
});

/**
 * Defines the GraphQL type of a class of `defineUserError`, with fields besides those that the class declares, whose types rules do
 * not know. A class without such fields needs no call.
 */
export function userErrorType<Class extends UserErrorClass>(
  errorClass: Class,
  extraFields: ObjectFieldsShape<BuilderTypes, ParentShape<BuilderTypes, Class>> = () => ({}),
): void {
  const { name, description, fields } = errorClass;
  const ref = builder.objectRef<UserError>(name).implement({
    description,
    interfaces: [ErrorInterface],
    fields: (t) =>
      Object.fromEntries(
        Object.entries(fields).map(([fieldName, { nullable = false, ...field }]) => [
          fieldName,
          t.field({ ...field, nullable, resolve: (error) => Reflect.get(error, fieldName) }),
        ]),
      ),
  });
  builder.configStore.associateParamWithRef(errorClass, ref);
  builder.objectFields(errorClass, extraFields);
}

/** Defines the type of each class that the option `errors` of a field names, unless a call of `userErrorType` did. */
class UserErrorTypesPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override onOutputFieldConfig(fieldConfig: PothosOutputFieldConfig<Types>): PothosOutputFieldConfig<Types> {
    const { errors } = fieldConfig.pothosOptions as { errors?: { types?: readonly UserErrorClass[] } }; // declared by the errors plugin
    for (const errorClass of errors?.types ?? []) {
      if (!builder.configStore.hasConfig(errorClass)) userErrorType(errorClass);
    }
    return fieldConfig;
  }
}

SchemaBuilder.registerPlugin('userErrorTypes', UserErrorTypesPlugin);
