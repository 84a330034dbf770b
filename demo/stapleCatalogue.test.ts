import { describe, expect, it } from 'vitest';
import { demoCatalogue } from './demoCatalogue.ts';
import { productLines } from './productLines.ts';
import { renderDemoPicture } from './renderDemoPicture.ts';
import { listStaples, stapleCategoryPictures, unbrandedPlan } from './stapleCatalogue.ts';

describe('the staples', () => {
  const staples = listStaples();

  it('are more than 2,000, each once', () => {
    expect(staples.length).toBeGreaterThan(2000);
    expect(new Set(staples.map(({ sku }) => sku)).size).toBe(staples.length);
    expect(new Set(staples.map(({ name, unit }) => `${name} ${unit}`)).size).toBe(staples.length);
  });

  it('are in the categories of the demo', () => {
    const { categories, subCategories } = demoCatalogue();
    const names = (all: { name: string }[]) => new Set(all.map(({ name }) => name));
    expect(new Set(staples.flatMap((staple) => staple.categories))).toEqual(names(categories));
    expect(new Set(staples.flatMap((staple) => staple.subCategories))).toEqual(names(subCategories));
    const pictures = stapleCategoryPictures();
    expect([pictures.categories.size, pictures.subCategories.size]).toEqual([categories.length, subCategories.length]);
  });

  it('name no brand of the demo, in their pictures neither', () => {
    const brands = [...new Set(productLines().flatMap(({ brand }) => brand?.name ?? []))];
    const texts = staples.flatMap(({ name, picture }) => [name, picture.alt]);
    expect(texts.filter((text) => brands.some((brand) => text.startsWith(`${brand} `)))).toEqual([]);
    const plans = staples.map(({ picture }) => unbrandedPlan(picture.key));
    const subjects = plans.flatMap((plan) => (plan?.subject.kind === 'product' ? [plan.subject.line] : []));
    expect(subjects).toHaveLength(staples.length);
    expect(subjects.filter(({ brand }) => brand && brand.name !== '')).toEqual([]);
  });

  it('have pictures, and so have their categories', async () => {
    const { categories, subCategories } = stapleCategoryPictures();
    const pictures = [staples[0]?.picture, staples[300]?.picture, ...categories.values(), ...subCategories.values()];
    for (const { key } of pictures.flatMap((picture) => picture ?? []).slice(0, 30)) {
      const picture = await renderDemoPicture(key, 96);
      expect(await picture?.png().toBuffer()).toBeInstanceOf(Buffer);
    }
    expect(renderDemoPicture('staple-nothing', 96)).toBeNull();
  });
});
