import { z } from 'zod';

const MINUTE_SECONDS = 60;
const [SOONEST_SECONDS, LATEST_SECONDS] = [30 * MINUTE_SECONDS, 24 * 60 * MINUTE_SECONDS];
const MAX_LINES = 100;

/** An error answer of Stripe's API. */
export interface StripeErrorBody {
  type: string;
  message: string;
  code?: string;
  param?: string;
}

/** A request with its parsed body. */
export class StripeApiError extends Error {
  readonly status: number;
  readonly body: StripeErrorBody;

  constructor(status: number, body: Omit<StripeErrorBody, 'type'> & { type?: string }) {
    super(body.message);
    this.status = status;
    this.body = { type: 'invalid_request_error', ...body };
  }
}

const text = (max: number) => z.string().min(1).max(max);
const whole = (min: number) =>
  z
    .string()
    .regex(/^-?\d+$/, 'Invalid integer')
    .transform(Number)
    .pipe(z.number().min(min));
const metadata = z
  .record(text(40), text(500))
  .refine((pairs) => Object.keys(pairs).length <= 50, 'At most 50 keys')
  .default({});
const address = z.url({ protocol: /^https?$/, error: 'Not a valid URL' });
const expiry = whole(0)
  .refine(
    (seconds) => seconds >= Date.now() / 1000 + SOONEST_SECONDS,
    'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.',
  )
  .refine(
    (seconds) => seconds < Date.now() / 1000 + LATEST_SECONDS,
    'The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.',
  );

const line = z.strictObject({
  quantity: whole(1),
  adjustable_quantity: z.strictObject({ enabled: z.literal('false') }),
  price_data: z.strictObject({
    currency: z.literal('inr'),
    unit_amount: whole(0),
    product_data: z.strictObject({ name: text(250) }),
  }),
});

/** Lists in a form have fields named 0, 1, 2 and so on. */
const lines = z
  .record(z.string().regex(/^\d+$/), line)
  .transform((numbered) => Object.values(numbered))
  .refine(({ length }) => length <= MAX_LINES, `At most ${MAX_LINES} line items`);

/** The parameters of a new session. Parameters that the shop does not use count as unknown. */
export const sessionParameters = z.strictObject({
  mode: z.literal('payment'),
  line_items: lines,
  /** It takes fewer addresses than the standards allow. */
  customer_email: z.email('Invalid email address').optional(),
  adaptive_pricing: z.strictObject({ enabled: z.literal('false') }),
  client_reference_id: text(200),
  metadata,
  payment_intent_data: z.strictObject({ metadata, description: text(1000) }),
  expires_at: expiry,
  success_url: address,
  cancel_url: address,
});

/** The parameters of reading a session. */
export const sessionReading = z.strictObject({
  expand: z.record(z.literal('0'), z.literal('payment_intent')).optional(),
});

/** The parameters of a new refund. */
export const refundParameters = z.strictObject({ payment_intent: text(100), amount: whole(1), metadata });

/** The parameters of a list of refunds. */
export const refundFilter = z.strictObject({ payment_intent: text(100), limit: whole(1).pipe(z.number().max(100)) });

/** No parameters. */
export const noParameters = z.strictObject({});

interface Form {
  [name: string]: string | Form;
}

/** Parses a form or a query with names such as `line_items[0][quantity]`. */
export function readForm(encoded: string): Form {
  const form: Form = {};
  for (const [name, value] of new URLSearchParams(encoded)) {
    const path = name.split(/[[\]]+/).filter((part) => part !== '');
    const last = path.pop() ?? name;
    let place = form;
    for (const part of path) {
      const inner = (place[part] ??= {});
      if (typeof inner === 'string') throw new Error(`${name} is a text and an object`);
      place = inner;
    }
    place[last] = value;
  }
  return form;
}

/** Checks parameters as Stripe does. @throws StripeApiError for the first invalid parameter */
export function checkParameters<Shape extends z.ZodType>(shape: Shape, form: unknown): z.output<Shape> {
  const { data, error } = shape.safeParse(form);
  const issue = error?.issues[0];
  if (!issue) return data as z.output<Shape>; // there is no issue
  const isUnknown = issue.code === 'unrecognized_keys';
  const [first, ...inner] = [...issue.path, ...(isUnknown ? issue.keys.slice(0, 1) : [])].map(String);
  const param = `${first}${inner.map((part) => `[${part}]`).join('')}`;
  if (isUnknown) {
    throw new StripeApiError(400, {
      message: `Received unknown parameter: ${param}`,
      code: 'parameter_unknown',
      param,
    });
  }
  if (issue.message.endsWith('received undefined')) {
    throw new StripeApiError(400, { message: `Missing required param: ${param}.`, code: 'parameter_missing', param });
  }
  throw new StripeApiError(400, {
    message: issue.message,
    param,
    ...(param === 'customer_email' && { code: 'email_invalid' }),
  });
}
