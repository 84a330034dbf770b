import { buildSchema, execute, parse, type GraphQLResolveInfo } from 'graphql';
import { expect, it } from 'vitest';
import { lookAhead } from './lookAhead.ts';

const schema = buildSchema(`
  type Query { products: Connection }
  type Connection { totalCount: Int edges: [Edge] }
  type Edge { cursor: String node: Product }
  type Product { id: ID name: String }
`);

/** What `products` looks ahead to at a path. */
function selected(query: string, path?: string[]): string[] {
  let names: string[] = [];
  const products = (_args: object, _context: unknown, info: GraphQLResolveInfo) => {
    names = [...lookAhead(info, path)].sort();
    return null;
  };
  void execute({ schema, document: parse(query), rootValue: { products } });
  return names;
}

it('looks again at fields that are merged, whose number a variable changes', () => {
  const document = parse(`query ($more: Boolean!) {
    products { edges { cursor } } ... on Query @include(if: $more) { products { totalCount } }
  }`);
  const seen: string[][] = [];
  const products = (_args: object, _context: unknown, info: GraphQLResolveInfo) => {
    seen.push([...lookAhead(info)].sort());
    return null;
  };
  for (const more of [false, true])
    void execute({ schema, document, rootValue: { products }, variableValues: { more } });
  expect(seen).toEqual([['edges'], ['edges', 'totalCount']]);
});

it.each<[string, string[] | undefined, string[]]>([
  ['{ products { totalCount } }', undefined, ['totalCount']],
  ['{ products { count: totalCount edges { cursor } } }', [], ['edges', 'totalCount']],
  [
    '{ products { edges { node { id } } ...More } } fragment More on Connection { edges { node { name } } }',
    ['edges', 'node'],
    ['id', 'name'],
  ],
  ['{ products { ... on Connection { edges { cursor ... { node { id } } } } } }', ['edges'], ['cursor', 'node']],
  ['{ products { edges { cursor } } products { totalCount } }', [], ['edges', 'totalCount']],
  ['{ products { totalCount } }', ['edges', 'node'], []],
])('%s at %s', (query, path, expected) => {
  expect(selected(query, path)).toEqual(expected);
});
