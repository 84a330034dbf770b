import type { Staple } from '../../../../demo/stapleCatalogue.ts';
import { requirePermission } from '../../platform/core/permissions.ts';
import { dropInvisible } from '@kirana/shared/numbers.ts';
import type { Viewer } from '../../platform/core/viewer.ts';
import { db } from '../../platform/db/client.ts';

/** A staple that was added again after its product was deleted has the next of these SKUs. */
const SKU_SUFFIXES = ['', '-2', '-3', '-4', '-5'];

/** Loads the staples, which few processes ever read. */
export async function readStaples(): Promise<readonly Staple[]> {
  const { listStaples } = await import('../../../../demo/stapleCatalogue.ts');
  return listStaples();
}

/** The staples of a category whose texts have each of the searched words. */
export async function findStaples(
  viewer: Viewer,
  { category, search }: { category: string | null; search: string | null },
): Promise<Staple[]> {
  requirePermission(viewer, 'CATALOGUE');
  const words = dropInvisible(search ?? '')
    .toLowerCase()
    .split(/\s+/);
  return (await readStaples()).filter(({ categories, name, unit, subCategories }) => {
    if (category !== null && categories[0] !== category) return false;
    const text = `${name} ${unit} ${subCategories[0] ?? ''}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** Which of the staples the shop has, and the SKU of a new product of one: those of deleted products are taken. */
export async function findStapleProducts(
  staples: readonly Staple[],
): Promise<{ inShop: Set<string>; freeSku: (staple: Staple) => string }> {
  const skusOf = ({ sku }: Staple) => SKU_SUFFIXES.map((suffix) => `${sku}${suffix}`);
  const found = await db.product.findMany({
    where: { sku: { in: staples.flatMap(skusOf) } },
    select: { sku: true, deletedAt: true },
  });
  const taken = new Set(found.map(({ sku }) => sku));
  const sold = new Set(found.filter(({ deletedAt }) => deletedAt === null).map(({ sku }) => sku));
  const isSold = (staple: Staple) => skusOf(staple).some((sku) => sold.has(sku));
  return {
    inShop: new Set(staples.filter(isSold).map(({ sku }) => sku)),
    freeSku: (staple) => skusOf(staple).find((sku) => !taken.has(sku)) ?? staple.sku,
  };
}
