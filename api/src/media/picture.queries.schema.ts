import { z } from 'zod';
import { db } from '../db/client.ts';
import { builder } from '../graphql/builder.ts';
import { PictureRef } from './picture.schema.ts';
import { readPictureUrl } from './pictureWidths.ts';

const MAX_URLS = 20;

builder.queryField('picturesByUrl', (t) =>
  t.prismaField({
    type: [PictureRef],
    nullable: { list: false, items: true },
    description:
      'Stored pictures by their addresses, for clients that keep no ids; in the order asked for, null where there is none. Admins only.',
    authScopes: { admin: true },
    args: {
      urls: t.arg.stringList({
        required: true,
        description: `Addresses as \`Picture.url\` gives them, of any width; at most ${MAX_URLS}.`,
        validate: z.array(z.string()).max(MAX_URLS, `Ask for at most ${MAX_URLS} pictures`),
      }),
    },
    resolve: async (query, _root, { urls }) => {
      const places = urls.map(readPictureUrl);
      const known = places.filter((place) => place !== null);
      const files = await db.mediaFile.findMany({
        ...query,
        select: { ...query.select, key: true, cloud: true },
        where: { key: { in: known.map(({ key }) => key) } },
      });
      return places.map((place) => files.find(({ key, cloud }) => key === place?.key && cloud === place.cloud) ?? null);
    },
  }),
);
