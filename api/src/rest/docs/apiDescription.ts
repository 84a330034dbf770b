import { z } from 'zod';

/** The parts of a JSON schema that the page shows. */
export interface JsonSchema {
  $ref?: string | undefined;
  type?: string | string[] | undefined;
  description?: string | undefined;
  default?: unknown;
  const?: unknown;
  enum?: unknown[] | undefined;
  contentMediaType?: string | undefined;
  pattern?: string | undefined;
  required?: string[] | undefined;
  properties?: Record<string, JsonSchema> | undefined;
  additionalProperties?: JsonSchema | boolean | undefined;
  items?: JsonSchema | undefined;
  anyOf?: JsonSchema[] | undefined;
}

const jsonSchema: z.ZodType<JsonSchema> = z.object({
  $ref: z.string().optional(),
  type: z.union([z.string(), z.array(z.string())]).optional(),
  description: z.string().optional(),
  default: z.unknown().optional(),
  const: z.unknown().optional(),
  enum: z.array(z.unknown()).optional(),
  contentMediaType: z.string().optional(),
  pattern: z.string().optional(),
  required: z.array(z.string()).optional(),
  get properties() {
    return z.record(z.string(), jsonSchema).optional();
  },
  get additionalProperties() {
    return z.union([z.boolean(), jsonSchema]).optional();
  },
  get items() {
    return jsonSchema.optional();
  },
  get anyOf() {
    return z.array(jsonSchema).optional();
  },
});

const content = z.record(z.string(), z.object({ schema: jsonSchema, example: z.unknown().optional() }));

/** One call of the document. */
export const operation = z.object({
  tags: z.tuple([z.string()], z.string()),
  summary: z.string(),
  description: z.string(),
  'x-audience': z.enum(['anyone', 'user', 'admin']).optional(),
  parameters: z
    .array(z.object({ name: z.string(), in: z.string(), required: z.boolean().optional(), description: z.string() }))
    .default([]),
  requestBody: z.object({ content }).optional(),
  responses: z.record(z.string(), z.object({ content: content.optional() })),
});

/** The parts of an OpenAPI document that the page shows. */
export const apiDescription = z.object({
  info: z.object({ title: z.string(), version: z.string(), description: z.string() }),
  servers: z.tuple([z.object({ url: z.string() })], z.unknown()),
  tags: z.array(z.object({ name: z.string(), description: z.string() })),
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.object({
    schemas: z.record(z.string(), jsonSchema),
    responses: z.record(z.string(), z.object({ description: z.string() })),
  }),
});

/** The document with the types of the page. */
export type ApiDescription = z.output<typeof apiDescription>;
