import { z } from 'zod';
import type { OrderStatus } from '../db/generated/client.ts';
import { textShape } from '../graphql/textShape.ts';

const MAX_DESCRIPTION = 200;
const MAX_URL = 2000;

/** What an admin says of a webhook. */
export interface EndpointFields {
  url: string;
  description: string;
  statuses: OrderStatus[];
}

/** What the fields must hold; where the URL leads is looked at by `checkTarget`. */
export const endpointShape = z.looseObject({
  url: textShape('URL', MAX_URL),
  description: z
    .string()
    .trim()
    .max(MAX_DESCRIPTION, `Description must have at most ${MAX_DESCRIPTION} characters`)
    .refine((text) => !text.includes('\0') && text.isWellFormed(), 'Description must be plain text'),
  statuses: z
    .array(z.string())
    .min(1, 'Choose at least one state')
    .transform((statuses) => [...new Set(statuses)]),
});
