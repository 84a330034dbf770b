import { z } from 'zod';
import type { ShopSettings } from '../config/shopSettings.ts';
import { readShopSettings, shopSettingsShape } from '../config/readShopSettings.ts';

/** The settings of a shop without configuration: no fees. */
export const TEST_TERMS: ShopSettings = readShopSettings(z.object(shopSettingsShape).parse({}));
