import type { z } from 'zod';

/** How the back office edits a value. */
export type SettingEditor =
  | 'TEXT'
  | 'MULTILINE_TEXT'
  | 'EMAIL'
  | 'PHONE'
  | 'SELECT'
  | 'MONEY'
  | 'INTEGER'
  | 'SWITCH'
  | 'ORDER_LIMIT'
  | 'PICTURE'
  | 'COLOR_PAIR'
  | 'WEEKLY_HOURS'
  | 'HOLIDAYS'
  | 'DATE_TIME';

/** What the values of a setting are: how they are validated, edited, and shown to people. */
export interface SettingKind<Value> {
  editor: SettingEditor;
  /** Validates and normalizes a value as JSON, of the back office and of the database. */
  shape: z.ZodType<Value>;
  /** Reads a variable of the environment; its messages follow the variable's name. */
  variableShape: z.ZodType<Value, string>;
  /** The value for people; null for an empty one. */
  format(value: Value): string | null;
  min?: number;
  max?: number;
  maxLength?: number;
  /** The values of a SELECT. */
  options?: readonly string[];
}

/** Whether null is a value of a kind. */
export function isNullable({ shape }: SettingKind<unknown>): boolean {
  return shape.safeParse(null).success;
}

/** The groups of the back office's form, in its order. */
export const SETTING_GROUPS = {
  BRAND: {
    title: 'Name and looks',
    help: 'What shoppers see on every page, in emails and on their phone’s home screen.',
  },
  SELLER: { title: 'Seller', help: 'Your business details, as shown on invoices.' },
  FEES: { title: 'Fees and minimum order', help: 'What an order costs on top of its items. Fees include tax.' },
  HOURS: { title: 'Opening hours', help: 'When shoppers can order. They can fill their carts at any time.' },
  DELIVERY: { title: 'Delivery', help: 'Where you deliver, and how we estimate an order’s delivery time.' },
  HELP: { title: 'Help contacts', help: 'How shoppers can contact you about their orders.' },
  NUMBERS: { title: 'Number series', help: 'Changes apply to new numbers only. Numbers already issued stay the same.' },
  REFUNDS: { title: 'Refunds', help: 'How much one person can refund before a colleague has to.' },
  DECLARATIONS: {
    title: 'Product declarations',
    help: 'The law asks for the maker with an address, customer care, country of origin and generic name of packed goods.',
  },
  CASH: {
    title: 'Cash on delivery',
    help: 'Limits on unpaid orders that reserve stock. Turn a limit off to allow any number.',
  },
} as const;

export type SettingGroupKey = keyof typeof SETTING_GROUPS;

/** A row of the registry of settings. */
export interface SettingDefinition<Value> {
  group: SettingGroupKey;
  kind: SettingKind<Value>;
  label: string;
  help?: string;
  /** What a number counts, such as `seconds`. */
  unit?: string;
  /** The variable of the environment with the first value. */
  variable?: string;
  /** The first value where the environment has none. */
  first: Value;
  /** Whether it changes money, who the seller is, or whom shoppers call and pay; a change needs a recent authentication. */
  isSensitive: boolean;
}
