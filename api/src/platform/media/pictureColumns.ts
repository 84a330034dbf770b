import { Prisma } from '../db/generated/client.ts';

/** The columns of `PICTURE_BASE` of the table `pictures`, under the name `picture`, by Prisma's names. */
export const PICTURE_COLUMNS = Prisma.sql`
  picture.id, picture.key, picture.cloud, picture.width, picture.height, picture.dominant_color AS "dominantColor", picture.alt`;
