import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Kind, validate, visit } from 'graphql';
import { describe, expect, it } from 'vitest';
import { schema } from '../server/schema.ts';
import { failuresOf, openApiDocument } from './openApi.ts';
import { FAILURE_STATUSES } from './restFailure.ts';
import { REST_ROUTES } from './restRoutes.ts';
import { audienceOf, requirementOf } from './routeAccess.ts';

/** Every call of the contract, and who may make it. */
const CONTRACT = `
POST user/register anyone
POST user/login anyone
GET user/user-details user
GET user/logout user
POST user/refresh-token anyone
PUT user/forgot-password anyone
PUT user/verify-forgot-password-otp anyone
PUT user/reset-password anyone
PUT user/upload-avatar user
PUT user/update-user user
POST category/add-category admin
GET category/get anyone
PUT category/update admin
DELETE category/delete admin
POST file/upload admin
POST subcategory/create admin
POST subcategory/get anyone
PUT subcategory/update admin
DELETE subcategory/delete admin
POST product/create admin
POST product/get anyone
POST product/get-product-by-category anyone
POST product/get-pruduct-by-category-and-subcategory anyone
POST product/get-product-details anyone
PUT product/update-product-details admin
DELETE product/delete-product admin
POST product/search-product anyone
POST cart/create user
GET cart/get user
PUT cart/update-qty user
DELETE cart/delete-cart-item user
POST address/create user
GET address/get user
PUT address/update user
DELETE address/disable user
POST order/cash-on-delivery user
POST order/checkout user
GET order/order-list user`
  .trim()
  .split('\n');

describe('the table of routes', () => {
  it('has a row for each call of the contract, and no others', () => {
    const rows = REST_ROUTES.map(
      (route) => `${route.method} ${route.path} ${audienceOf(requirementOf(route, schema))}`,
    );
    expect(rows.toSorted()).toEqual(CONTRACT.toSorted());
  });

  it.each(REST_ROUTES.map((route) => [route.path, route] as const))(
    '%s executes one named operation',
    (_path, route) => {
      const operations = route.document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
      expect(operations).toHaveLength(1);
      expect(validate(schema, route.document)).toEqual([]);
    },
  );

  it('has a status for each error that one of its operations may return', () => {
    const failures = new Set(REST_ROUTES.flatMap(({ document }) => failuresOf(document, schema)));
    expect([...failures].filter((name) => !(name in FAILURE_STATUSES))).toEqual([]);
    expect(Object.keys(FAILURE_STATUSES).filter((name) => !failures.has(name))).toEqual([]);
  });

  it('selects the type of every mutation result, which identifies errors', () => {
    for (const { path, document } of REST_ROUTES) {
      if (failuresOf(document, schema).length === 0) continue;
      const asked: string[] = [];
      visit(document, { FragmentSpread: ({ name }) => void asked.push(name.value) });
      expect(asked, path).toContain('RestFailure');
    }
  });
});

describe('the OpenAPI document', () => {
  const document = openApiDocument(schema, { name: 'Shop', publicUrl: 'https://kirana.example' });

  it('is 3.1, and lints without a warning', async () => {
    expect(document.openapi).toMatch(/^3\.1\./);
    const config = await createConfig({ extends: ['recommended-strict'] });
    const problems = await lintFromString({ source: JSON.stringify(document), absoluteRef: 'openapi.json', config });
    expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
  });

  it('describes every call, and who may make it', () => {
    const described = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
      Object.entries(item).map(([method, operation]) => {
        const { security } = operation as { security: object[] }; // an operation of the document
        return `${method.toUpperCase()} ${path.slice('/api/'.length)} ${security.length > 0 ? 'signed in' : 'anyone'}`;
      }),
    );
    const expected = CONTRACT.map((call) => call.replace(/ (user|admin)$/, ' signed in'));
    expect(described.toSorted()).toEqual([...expected, 'POST order/webhook anyone'].toSorted());
  });
});
