import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { expect } from 'vitest';
import { openApiDocument } from '../../rest/openApi.ts';
import { schema } from '../../server/schema.ts';

const document = openApiDocument(schema, { name: 'Shop', publicUrl: 'https://kirana.example' });
const ajv = new Ajv2020({ strict: false, allErrors: true });
ajv.addSchema(document, 'openapi');
const compiled = new Map<string, ValidateFunction>();

/** Fails the test unless the response matches the OpenAPI document, field by field. */
export function expectDocumented(call: string, reply: { status: number; body: unknown }): void {
  const [method = '', path = ''] = call.split(' ');
  const operation = document.paths?.[`/api/${path}`]?.[method.toLowerCase() as 'get' | 'post' | 'put' | 'delete'];
  if (!operation) return; // an unknown path or method is answered with 404 or 405
  const response = operation.responses?.[String(reply.status) as '200'];
  expect(response, `${call} may be answered with ${reply.status}`).toBeDefined();
  const validate = validatorOf(
    `/paths/${escaped(`/api/${path}`)}/${method.toLowerCase()}/responses/${reply.status}`,
    response,
  );
  validate(reply.body);
  expect(validate.errors ?? [], `${call} ${JSON.stringify(reply.body).slice(0, 500)}`).toEqual([]);
}

function validatorOf(place: string, response: unknown): ValidateFunction {
  const { $ref } = response as { $ref?: string }; // errors refer to a component
  const pointer = $ref?.slice(1) ?? place;
  const validate =
    compiled.get(pointer) ?? ajv.compile({ $ref: `openapi#${pointer}/content/application~1json/schema` });
  compiled.set(pointer, validate);
  return validate;
}

function escaped(segment: string): string {
  return segment.replaceAll('~', '~0').replaceAll('/', '~1');
}
