import type { SettingDefinition } from './settingKind.ts';
import { SETTING_KEYS, type SETTINGS, type SettingKey } from './settings.ts';
import type { EnvironmentSettings } from './environmentSettings.ts';

type ValueOf<Key extends SettingKey> = (typeof SETTINGS)[Key] extends SettingDefinition<infer Value> ? Value : never;
type Section<Key extends SettingKey> = Key extends `${infer Name}.${string}` ? Name : never;

/** The values of the settings that hold, as rules read them. */
export type ShopSettings = { [Key in SettingKey as Key extends `${string}.${string}` ? never : Key]: ValueOf<Key> } & {
  [Name in Section<SettingKey>]: {
    [Key in SettingKey as Key extends `${Name}.${infer Rest}` ? Rest : never]: ValueOf<Key>;
  };
};

/** The shop's fees, in paise with tax. */
export type Fees = ShopSettings['fees'];
/** The parameters of the delivery estimate. */
export type DeliveryEstimateSettings = ShopSettings['times'];
/** The seller on invoices. */
export type Seller = ShopSettings['seller'];
/** The contacts for shoppers who need help; null: none. */
export type HelpContact = ShopSettings['help'];
/** The limits of orders with cash on delivery, which hold stock without a payment; null: none. */
export type CashLimits = ShopSettings['cashLimits'];
/** When the shop is open. */
export type Opening = ShopSettings['opening'];

/** Puts the values of all settings in their places. */
export function nestSettings(valueOf: (key: SettingKey) => unknown): ShopSettings {
  const nested: Record<string, unknown> = {};
  for (const key of SETTING_KEYS) {
    const [section = '', name] = key.split('.');
    if (name === undefined) nested[section] = valueOf(key);
    else nested[section] = { ...(nested[section] as object | undefined), [name]: valueOf(key) };
  }
  return nested as ShopSettings; // each key has its place in the type
}

/** The value of one setting. */
export function settingValue(settings: ShopSettings, key: SettingKey): unknown {
  return key.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown>)[name], settings);
}

/** The settings of the shop as they are now, in this process. */
export interface LiveSettings extends EnvironmentSettings {
  /** A change by any process holds half a second after its commit, one by this process at once. */
  read(): Promise<ShopSettings>;
}
