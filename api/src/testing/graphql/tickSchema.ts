import {
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
  type GraphQLFieldConfig,
} from 'graphql';
import type { GraphqlContext } from '../../platform/graphql/context.ts';
import { requireViewer } from '../../platform/core/viewer.ts';

export const TICK = 'test:tick';

const contexts = new WeakSet<object>();

const viewerId: GraphQLFieldConfig<unknown, GraphqlContext> = {
  type: new GraphQLNonNull(GraphQLString),
  resolve: (_root, _args, { authentication }) => requireViewer(authentication).userId,
};

/** Whether an earlier event had the same context. */
const isUsedAgain: GraphQLFieldConfig<unknown, GraphqlContext> = {
  type: new GraphQLNonNull(GraphQLString),
  resolve(_root, _args, context) {
    const answer = String(contexts.has(context));
    contexts.add(context);
    return answer;
  },
};

const Tick: GraphQLObjectType<unknown, GraphqlContext> = new GraphQLObjectType({
  name: 'Tick',
  fields: () => ({
    viewerId,
    isUsedAgain,
    ticks: { type: new GraphQLList(Tick), args: { first: { type: GraphQLInt } } },
  }),
});

/** A schema with one subscription, which sends at each event of TICK. */
export const tickSchema = new GraphQLSchema({
  query: new GraphQLObjectType({ name: 'Query', fields: { isUp: { type: GraphQLString } } }),
  subscription: new GraphQLObjectType<unknown, GraphqlContext>({
    name: 'Subscription',
    fields: {
      tick: { type: Tick, subscribe: (_root, _args, { pubSub }) => pubSub.subscribe(TICK), resolve: () => ({}) },
    },
  }),
});
