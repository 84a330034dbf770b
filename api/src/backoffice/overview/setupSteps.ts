import { PAGE_HANDLES } from '@kirana/shared/pages.ts';
import { requirePermission } from '../../platform/core/permissions.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { SETTINGS, type SettingKey } from '../../platform/config/settings/settings.ts';
import { type ShopSettings, settingValue } from '../../platform/config/settings/shopSettings.ts';
import { db } from '../../platform/db/client.ts';

/**
 * What a shop is set up with, in the order of its checklist. A step of settings is done when one of them has another
 * value than a new shop; that of the seller, whose first values are invented, when all have.
 */
const STEPS = {
  NAME: { keys: ['brand.name'] },
  SELLER: { keys: ['seller.name', 'seller.address'] },
  FSSAI: { keys: ['seller.fssai'] },
  DELIVERY_AREA: { keys: ['delivery.pincodes'] },
  HOURS: { keys: ['opening.hours'] },
  FEES: { keys: ['fees.delivery', 'fees.handling', 'minimumOrder'] },
  ONLINE_PAYMENT: {},
  STAFF: {},
  PRODUCTS: {},
  PAGES: {},
  TEST_ORDER: {},
} as const satisfies Record<string, { keys?: readonly SettingKey[] }>;

export type SetupStepKey = keyof typeof STEPS;
export const SETUP_STEPS = Object.keys(STEPS) as SetupStepKey[]; // its own keys

/** A step of the shop's setup. */
export interface SetupStep {
  key: SetupStepKey;
  isDone: boolean;
  isSkipped: boolean;
  /** How many parts are left, of a step that has several; else null. */
  remaining: number | null;
}

interface FoundState extends Record<'STAFF' | 'PRODUCTS' | 'TEST_ORDER', boolean> {
  publishedPages: number;
  skipped: string[];
}

interface ShopState {
  shop: ShopSettings;
  takesOnlinePayments: boolean;
}

/** The steps, with what is done and what was left out. */
export async function findSetupSteps(viewer: Viewer, { shop, takesOnlinePayments }: ShopState): Promise<SetupStep[]> {
  requirePermission(viewer, 'REPORTS', 'SETTINGS');
  const [row] = await db.$queryRaw<FoundState[]>`
    SELECT EXISTS (SELECT FROM users WHERE role_definition_id IS NOT NULL AND status = 'ACTIVE' OFFSET 1)
        OR EXISTS (SELECT FROM staff_invitations) AS "STAFF",
      EXISTS (SELECT FROM products WHERE deleted_at IS NULL) AS "PRODUCTS",
      EXISTS (SELECT FROM orders) AS "TEST_ORDER",
      (SELECT count(DISTINCT handle)::int FROM page_versions WHERE published_at IS NOT NULL) AS "publishedPages",
      ARRAY(SELECT step FROM skipped_setup_steps) AS skipped`;
  const { skipped = [], publishedPages = 0, ...found } = row ?? {};
  const samplePages = PAGE_HANDLES.length - publishedPages;
  const isChanged = (key: SettingKey) =>
    JSON.stringify(settingValue(shop, key)) !== JSON.stringify(SETTINGS[key].first);
  const isDone = (key: SetupStepKey): boolean => {
    const step = STEPS[key];
    if (key === 'SELLER') return STEPS.SELLER.keys.every(isChanged);
    if ('keys' in step) return step.keys.some(isChanged);
    if (key === 'PAGES') return samplePages === 0;
    return key === 'ONLINE_PAYMENT' ? takesOnlinePayments : found[key as keyof typeof found] === true;
  };
  return SETUP_STEPS.map((key) => ({
    ...{ key, isDone: isDone(key), isSkipped: skipped.includes(key) },
    remaining: key === 'PAGES' ? samplePages : null,
  }));
}

/** Leaves a step out, or takes it in again. Repeating it changes nothing. */
export async function skipSetupStep(viewer: Viewer, step: SetupStepKey, isSkipped: boolean): Promise<void> {
  requirePermission(viewer, 'SETTINGS');
  if (isSkipped) await db.skippedSetupStep.createMany({ data: { step }, skipDuplicates: true });
  else await db.skippedSetupStep.deleteMany({ where: { step } });
}
