import { z } from 'zod';
import { MAX_QUANTITY } from '@kirana/shared/limits.ts';

export const MAX_LINES = 100;

export const quantityShape = z
  .int()
  .min(1, 'Quantity must be at least 1')
  .max(MAX_QUANTITY, `Quantity must be at most ${MAX_QUANTITY}`);
