/**
 * @generated SignedSource<<ed41f828182672b9214d68c0f6edd689>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from 'relay-runtime';
export type CategoryTiles_query$data = {
  readonly tiles: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly ' $fragmentSpreads': FragmentRefs<'CategoryTile_category'>;
      };
    }>;
  };
  readonly ' $fragmentType': 'CategoryTiles_query';
};
export type CategoryTiles_query$key = {
  readonly ' $data'?: CategoryTiles_query$data;
  readonly ' $fragmentSpreads': FragmentRefs<'CategoryTiles_query'>;
};

const node: ReaderFragment = {
  argumentDefinitions: [],
  kind: 'Fragment',
  metadata: null,
  name: 'CategoryTiles_query',
  selections: [
    {
      alias: 'tiles',
      args: [
        {
          kind: 'Literal',
          name: 'first',
          value: 60,
        },
      ],
      concreteType: 'CategoryConnection',
      kind: 'LinkedField',
      name: 'categories',
      plural: false,
      selections: [
        {
          alias: null,
          args: null,
          concreteType: 'CategoryEdge',
          kind: 'LinkedField',
          name: 'edges',
          plural: true,
          selections: [
            {
              alias: null,
              args: null,
              concreteType: 'Category',
              kind: 'LinkedField',
              name: 'node',
              plural: false,
              selections: [
                {
                  alias: null,
                  args: null,
                  kind: 'ScalarField',
                  name: 'id',
                  storageKey: null,
                },
                {
                  args: null,
                  kind: 'FragmentSpread',
                  name: 'CategoryTile_category',
                },
              ],
              storageKey: null,
            },
          ],
          storageKey: null,
        },
      ],
      storageKey: 'categories(first:60)',
    },
  ],
  type: 'Query',
  abstractKey: null,
};

(node as any).hash = '1577e618b2802ccf0f6bd972c4a01be2';

export default node;
