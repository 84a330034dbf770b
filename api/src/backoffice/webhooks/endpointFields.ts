import { z } from 'zod';
import type { OrderStatus } from '../../platform/db/generated/client.ts';
import { isPlainText, textShape, cleanText } from '../../platform/core/text/textShape.ts';

const MAX_DESCRIPTION = 200;
const MAX_URL = 2000;

/** The fields of a webhook that an admin sets. */
export interface EndpointFields {
  url: string;
  description: string;
  statuses: OrderStatus[];
}

/** The shape of the fields; `checkEndpointUrl` checks the addresses that the URL resolves to. */
export const endpointShape = z.looseObject({
  url: textShape('URL', MAX_URL),
  description: z
    .string()
    .overwrite(cleanText)
    .trim()
    .max(MAX_DESCRIPTION, `Description can have at most ${MAX_DESCRIPTION} characters`)
    .refine(isPlainText, 'Description must be plain text'),
  statuses: z
    .array(z.string())
    .min(1, 'Choose at least one state')
    .transform((statuses) => [...new Set(statuses)]),
});
