import { z } from 'zod';
import { commaSeparated } from '../environmentValues.ts';
import { settingDefinition, SETTING_KEYS, type SettingKey } from './settings.ts';
import { nestSettings, type ShopSettings } from './shopSettings.ts';
import { INDIAN_STATES } from '../../core/gst/indianStates.ts';

/** The settings of the environment. */
export interface EnvironmentSettings {
  /** The settings until an admin changes them. */
  first: ShopSettings;
  /** Not changeable by admins. */
  pinned: ReadonlySet<SettingKey>;
}

const KEYS_BY_VARIABLE = new Map(
  SETTING_KEYS.flatMap((key) => {
    const { variable } = settingDefinition(key);
    return variable === undefined ? [] : [[variable, key] as const];
  }),
);

/** The variables of the environment that have first values. */
export const SETTING_VARIABLES: readonly string[] = [...KEYS_BY_VARIABLE.keys()];

const shapes = Object.fromEntries(
  [...KEYS_BY_VARIABLE].map(([variable, key]) => [variable, settingDefinition(key).kind.variableShape.optional()]),
);

const pinnedShape = z
  .string()
  .default('')
  .transform((text, context) => {
    const keys = commaSeparated(text).map((variable) => KEYS_BY_VARIABLE.get(variable));
    if (keys.includes(undefined))
      context.addIssue('must be names of variables such as SELLER_GSTIN, separated by commas');
    return new Set(keys.filter((key) => key !== undefined));
  });

/** Reads the settings from the variables of the environment. */
export const environmentSettings: z.ZodType<EnvironmentSettings, unknown> = z
  .object({ SETTINGS_PINNED: pinnedShape })
  .and(z.object(shapes))
  .transform((environment, context) => {
    const values: Record<string, unknown> = environment;
    const first = nestSettings((key) => {
      const { variable, first } = settingDefinition(key);
      const value = variable && values[variable];
      return value === undefined ? first : value;
    });
    for (const { key, message } of checkSettings(first)) {
      context.addIssue({
        code: 'custom',
        path: [settingDefinition(key).variable ?? key],
        message: `does not fit: ${message}`,
      });
    }
    return { first, pinned: environment.SETTINGS_PINNED };
  });

/** A setting that does not fit another one. */
export interface SettingIssue {
  key: SettingKey;
  message: string;
}

/** What settings must not be together, whichever of them changes. */
export function checkSettings({ seller, numbers }: ShopSettings): SettingIssue[] {
  const issues: SettingIssue[] = [];
  const code = INDIAN_STATES[seller.state]?.code ?? '';
  if (seller.gstin !== null && !seller.gstin.startsWith(code)) {
    issues.push({ key: 'seller.gstin', message: `A GSTIN from ${seller.state} starts with ${code}` });
  }
  if (numbers.creditNotePrefix === numbers.invoicePrefix) {
    issues.push({ key: 'numbers.creditNotePrefix', message: 'Credit notes need a different prefix from invoices' });
  }
  return issues;
}
