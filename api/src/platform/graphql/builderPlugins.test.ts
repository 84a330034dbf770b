import { isObjectType, type GraphQLObjectType } from 'graphql';
import { expect, it } from 'vitest';
import { isNodeTypeName } from '../core/publicId.ts';
import { schema } from '../../server/schema.ts';
import { fakeContext } from '../../testing/graphql/fakeContext.ts';

const UUID = '01890a5d-ac96-774b-bcce-b302099a8057';
const nodeTypes = Object.values(schema.getTypeMap()).filter(
  (type): type is GraphQLObjectType => isObjectType(type) && isNodeTypeName(type.name),
);

it.each(nodeTypes.filter(({ name }) => ['Product', 'Picture', 'Category', 'SubCategory', 'CartLine'].includes(name)))(
  'the id of a %s needs no promise',
  (type) => {
    const { resolve } = type.getFields()['id'] ?? {};
    expect(resolve?.({ id: UUID }, {}, fakeContext({ state: 'anonymous' }), {} as never)).toMatch(
      /^[a-z]+_[0-9a-z]{26}$/,
    );
  },
);
