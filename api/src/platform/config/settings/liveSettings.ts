import type { EnvironmentSettings } from './environmentSettings.ts';
import type { ShopSettings } from './shopSettings.ts';

/** The settings of the shop as they are now, in this process. */
export interface LiveSettings extends EnvironmentSettings {
  /** A change by any process holds half a second after its commit, one by this process at once. */
  read(): Promise<ShopSettings>;
}
