import type { StaplePicture } from '../../../../demo/stapleCatalogue.ts';
import { type db, type Transaction } from '../../platform/db/client.ts';
import { DEMO_PREFIX } from '../../platform/media/pictureVariants.ts';

const SIZE = 768;

/** The key under which the shop draws the picture of a staple. */
export function stapleKey({ key }: StaplePicture): string {
  return `${DEMO_PREFIX}${key}`;
}

/** Inserts the pictures that the shop does not have; they are drawn when they are shown. Returns their ids by the shop's keys. */
export async function insertStaplePictures(
  tx: Transaction | typeof db,
  pictures: readonly StaplePicture[],
): Promise<Map<string, string>> {
  await tx.picture.createMany({
    data: pictures.map((picture) => ({
      ...{ key: stapleKey(picture), mimeType: 'image/webp', width: SIZE, height: SIZE },
      ...{ dominantColor: picture.tint, alt: picture.alt },
    })),
    skipDuplicates: true,
  });
  const found = await tx.picture.findMany({
    where: { key: { in: pictures.map(stapleKey) } },
    select: { id: true, key: true },
  });
  return new Map(found.map(({ key, id }) => [key, id]));
}

/** The ids of the pictures of new categories and sub-categories that are named as those of the staples, by these names. */
export async function insertStapleCategoryPictures(
  tx: Transaction,
  names: { categories: readonly string[]; subCategories: readonly string[] },
): Promise<Record<keyof typeof names, Map<string, string>>> {
  const { stapleCategoryPictures } = await import('../../../../demo/stapleCatalogue.ts');
  const known = stapleCategoryPictures();
  const pictureOf = (kind: keyof typeof names) =>
    names[kind].flatMap((name): (readonly [string, StaplePicture])[] => {
      const picture = known[kind].get(name);
      return picture ? [[name, picture]] : [];
    });
  const found = { categories: pictureOf('categories'), subCategories: pictureOf('subCategories') };
  const ids = await insertStaplePictures(
    tx,
    [...found.categories, ...found.subCategories].map(([, picture]) => picture),
  );
  const byName = (pictures: readonly (readonly [string, StaplePicture])[]) =>
    new Map(pictures.map(([name, picture]) => [name, ids.get(stapleKey(picture)) ?? '']));
  return { categories: byName(found.categories), subCategories: byName(found.subCategories) };
}
