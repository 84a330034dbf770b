import type { JsonSchema } from './apiDescription.ts';
import { EXAMPLE_VALUES } from './exampleValues.ts';
import { nameOfRef } from './nameOfRef.ts';

/** What examples are made with. */
interface ExampleMeans {
  schemas: Readonly<Record<string, JsonSchema>>;
  /** Values of this one example that win over the common ones, by field. */
  known?: Readonly<Record<string, unknown>>;
}

/** An answer as a schema would have it, with values such as the shop has them. Lists have one entry. */
export function exampleOf(schema: JsonSchema, means: ExampleMeans, path: readonly string[] = []): unknown {
  if (schema.$ref !== undefined) {
    const name = nameOfRef(schema.$ref);
    return exampleOf(means.schemas[name] ?? {}, { schemas: means.schemas }, [name]);
  }
  const { type, items, properties, anyOf } = schema;
  if (type === 'array') return items ? [exampleOf(items, means, path)] : [];
  if (properties) {
    const fields = Object.entries(properties);
    return Object.fromEntries(fields.map(([name, field]) => [name, exampleOf(field, means, [...path, name])]));
  }
  const field = path.at(-1) ?? '';
  const chosen = means.known?.[field] ?? EXAMPLE_VALUES[path.join('.')] ?? EXAMPLE_VALUES[field];
  const fixed = schema.const ?? schema.default;
  if (fixed !== undefined) return fixed;
  if (chosen !== undefined) return chosen;
  if (anyOf?.[0]) return exampleOf(anyOf[0], means, path);
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
