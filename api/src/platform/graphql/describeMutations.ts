import { getNamedType, isUnionType, type GraphQLSchema } from 'graphql';

/** Describes the input and the result of each mutation by the mutation itself: who may call it, what it changes, what can fail. */
export function describeMutations(schema: GraphQLSchema): GraphQLSchema {
  for (const { name, description, args, type } of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const result = getNamedType(type);
    const members = isUnionType(result) ? result.getTypes() : [];
    const errors = members.filter((member) => !member.name.endsWith('Payload')).map((error) => `\`${error.name}\``);
    const failures = errors.length > 0 ? ` Can fail with ${errors.join(', ')}.` : '';
    for (const arg of args) getNamedType(arg.type).description = `Input of \`${name}\`. ${description}${failures}`;
    if (isUnionType(result)) result.description = `The payload of \`${name}\`, or the error that prevented it.`;
  }
  return schema;
}
