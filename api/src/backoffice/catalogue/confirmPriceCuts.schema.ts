import type { GraphqlContext } from '../../platform/graphql/context.ts';
import { requireRecentAuthentication } from '../../shop/identity/authentication/reauthenticate.ts';
import { PriceCutError } from './priceCut.ts';

/**
 * Makes a change of the catalogue, and one that cuts prices again when the person has proved within the last minutes who they are.
 * @throws ReauthenticationRequiredError when they have not; nothing is changed then
 */
export async function confirmPriceCuts<Result>(
  context: GraphqlContext,
  change: (mayCutPrices: boolean) => Promise<Result>,
): Promise<Result> {
  try {
    return await change(false);
  } catch (error) {
    if (!(error instanceof PriceCutError)) throw error;
    await requireRecentAuthentication(context, new Date());
    return change(true);
  }
}
