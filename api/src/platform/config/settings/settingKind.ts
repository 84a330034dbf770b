import type { z } from 'zod';

/** How the admin area edits a value. */
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
  | 'WEEKLY_HOURS'
  | 'HOLIDAYS'
  | 'DATE_TIME';

/** What the values of a setting are: how they are validated, edited, and shown to people. */
export interface SettingKind<Value> {
  editor: SettingEditor;
  /** Validates and normalizes a value as JSON, of the admin area and of the database. */
  shape: z.ZodType<Value>;
  /** Reads a variable of the environment; its messages follow the variable's name. */
  variableShape: z.ZodType<Value, string>;
  /** The value for people; null for an empty one. */
  format(value: Value): string | null;
  /** Whether null is a value. */
  isNullable: boolean;
  min?: number;
  max?: number;
  maxLength?: number;
  /** The values of a SELECT. */
  options?: readonly string[];
}
