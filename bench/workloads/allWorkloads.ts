import { cart } from './cart.ts';
import { home } from './home.ts';
import { homeHtml } from './homeHtml.ts';
import { listing } from './listing.ts';
import { order } from './order.ts';
import { product } from './product.ts';
import { search } from './search.ts';
import { signIn } from './signIn.ts';
import type { Workload, WorkloadContext } from './workload.ts';

/** The workloads of `npm run bench`. */
export function allWorkloads(context: WorkloadContext): Workload[] {
  const { counts } = context;
  return [
    listing(counts),
    product(counts),
    search(),
    home(),
    homeHtml(),
    cart(context),
    order(context),
    signIn(context),
  ];
}
