import { z } from 'zod';

const MINUTE_SECONDS = 60;
const [SOONEST_SECONDS, LATEST_SECONDS] = [30 * MINUTE_SECONDS, 24 * 60 * MINUTE_SECONDS];
const MAX_LINES = 100;

/** What Stripe's API says in an answer that is no success. */
export interface StripeComplaint {
  type: string;
  message: string;
  code?: string;
  param?: string;
}

/** A request that is answered with a complaint. */
export class StripeRefusal extends Error {
  readonly status: number;
  readonly complaint: StripeComplaint;

  constructor(status: number, complaint: Omit<StripeComplaint, 'type'> & { type?: string }) {
    super(complaint.message);
    this.status = status;
    this.complaint = { type: 'invalid_request_error', ...complaint };
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

/** A form has lists as fields named 0, 1, 2 and so on. */
const lines = z
  .record(z.string().regex(/^\d+$/), line)
  .transform((numbered) => Object.values(numbered))
  .refine(({ length }) => length <= MAX_LINES, `At most ${MAX_LINES} line items`);

/** What a hosted page may be opened with; what Stripe knows besides and the shop does not use counts as unknown. */
export const sessionParameters = z.strictObject({
  mode: z.literal('payment'),
  line_items: lines,
  customer_email: z.email('Invalid email address'),
  client_reference_id: text(200),
  metadata,
  payment_intent_data: z.strictObject({ metadata, description: text(1000) }),
  expires_at: expiry,
  success_url: address,
  cancel_url: address,
});

/** What a hosted page may be read with. */
export const sessionReading = z.strictObject({
  expand: z.record(z.literal('0'), z.literal('payment_intent')).optional(),
});

/** What a refund may be asked for with. */
export const refundParameters = z.strictObject({ payment_intent: text(100), amount: whole(1), metadata });

/** What refunds may be listed by. */
export const refundFilter = z.strictObject({ payment_intent: text(100), limit: whole(1).pipe(z.number().max(100)) });

/** What takes no parameters. */
export const noParameters = z.strictObject({});

interface Form {
  [name: string]: string | Form;
}

/** Reads a form or a query with names such as `line_items[0][quantity]`. */
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

/** Checks parameters as Stripe does. @throws StripeRefusal about the first that is wrong */
export function checkParameters<Shape extends z.ZodType>(shape: Shape, form: unknown): z.output<Shape> {
  const { data, error } = shape.safeParse(form);
  const issue = error?.issues[0];
  if (!issue) return data as z.output<Shape>; // there is no issue
  const isUnknown = issue.code === 'unrecognized_keys';
  const [first, ...inner] = [...issue.path, ...(isUnknown ? issue.keys.slice(0, 1) : [])].map(String);
  const param = `${first}${inner.map((part) => `[${part}]`).join('')}`;
  if (isUnknown) {
    throw new StripeRefusal(400, { message: `Received unknown parameter: ${param}`, code: 'parameter_unknown', param });
  }
  if (issue.message.endsWith('received undefined')) {
    throw new StripeRefusal(400, { message: `Missing required param: ${param}.`, code: 'parameter_missing', param });
  }
  throw new StripeRefusal(400, { message: issue.message, param });
}
