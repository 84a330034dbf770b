import { z } from 'zod';
import { MAX_QUANTITY } from '../stock/orderLimit.ts';

/** The quantity of a product that a client sends. */
export const quantityShape = z
  .int()
  .min(1, 'Quantity must be at least 1')
  .max(MAX_QUANTITY, `Quantity must be at most ${MAX_QUANTITY}`);
