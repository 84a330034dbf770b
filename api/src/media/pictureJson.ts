import { Prisma } from '../db/generated/client.ts';

/** The columns of `PICTURE_BASE` of a row of `pictures` under the name `picture`, as an object of JSON. */
export const PICTURE_JSON = Prisma.sql`json_build_object(
  'id', picture.id, 'key', picture.key, 'cloud', picture.cloud, 'width', picture.width, 'height', picture.height,
  'dominantColor', picture.dominant_color, 'alt', picture.alt)`;
