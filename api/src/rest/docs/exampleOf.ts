import type { JsonSchema } from './apiDescription.ts';
import { EXAMPLE_VALUES } from './exampleValues.ts';
import { refName } from './nameOfRef.ts';

/** The data of examples. */
interface ExampleContext {
  schemas: Readonly<Record<string, JsonSchema>>;
  /** Values of this example by field, which override the common ones. */
  known?: Readonly<Record<string, unknown>>;
}

/** A response that matches a schema, with realistic values. Lists have one entry. */
export function exampleOf(schema: JsonSchema, context: ExampleContext, path: readonly string[] = []): unknown {
  if (schema.$ref !== undefined) {
    const name = refName(schema.$ref);
    return exampleOf(context.schemas[name] ?? {}, { schemas: context.schemas }, [name]);
  }
  const { type, items, properties, anyOf } = schema;
  if (type === 'array') return items ? [exampleOf(items, context, path)] : [];
  if (properties) {
    const fields = Object.entries(properties);
    return Object.fromEntries(fields.map(([name, field]) => [name, exampleOf(field, context, [...path, name])]));
  }
  const field = path.at(-1) ?? '';
  const chosen = context.known?.[field] ?? EXAMPLE_VALUES[path.join('.')] ?? EXAMPLE_VALUES[field];
  const fixed = schema.const ?? schema.default;
  if (fixed !== undefined) return fixed;
  if (chosen !== undefined) return chosen;
  if (anyOf?.[0]) return exampleOf(anyOf[0], context, path);
  return schema.enum?.[0] ?? emptyOf([type ?? []].flat()[0]);
}

function emptyOf(type: string | undefined): unknown {
  switch (type) {
    case 'integer':
    case 'number':
      return 1;
    case 'boolean':
      return true;
    case 'string':
      return 'text';
    case 'object':
      return {};
    default:
      return null;
  }
}
