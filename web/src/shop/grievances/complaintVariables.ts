import type { VariablesOf } from '../../relay/preload.ts';
import type { ComplaintPageQuery } from './__generated__/ComplaintPageQuery.graphql.ts';

/** The complaint that an address shows; without one it is the form of a new complaint. */
export const complaintVariables: VariablesOf<ComplaintPageQuery> = ({ params: { token } }) => ({
  token: token ?? '',
  isNew: token === undefined,
});
