import { seededId } from '../database/seededId.ts';
import { addStep, cartStep } from './cartSteps.ts';
import { CART_LINES, fillCarts } from './fillCarts.ts';
import { shoppersOf, type Shopper } from './shoppers.ts';
import type { Script, Step, Workload, WorkloadContext } from './workload.ts';

interface CartSteps {
  add(shopper: Shopper, productId: string): Step;
  read(shopper: Shopper): Step;
}

/**
 * Adds a piece to a cart, then reads the cart. Every cart has five lines from the start, so that each read costs the same, and
 * enough shoppers take turns for no line to reach 50 pieces.
 */
export function cart({ jwtSecret, connections }: WorkloadContext): Workload {
  const script =
    ({ add, read }: CartSteps): Script =>
    async (connection) => {
      const shoppers = await shoppersOf(connection, jwtSecret);
      return Array.from({ length: CART_LINES }, (_each, line) =>
        shoppers.map((shopper) => [add(shopper, seededId('product', line + 1)), read(shopper)]),
      ).flat();
    };
  return {
    name: 'cart',
    unit: 'pair',
    variants: {
      floor: script({ add: addStep.floor, read: cartStep.floor }),
      adHoc: script({ add: addStep.kirana, read: cartStep.kirana }),
    },
    reset: fillCarts(connections),
  };
}
