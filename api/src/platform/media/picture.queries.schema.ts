import { z } from 'zod';
import { db } from '../db/client.ts';
import { builder } from '../graphql/builder.ts';
import { PictureRef } from './picture.schema.ts';
import { parsePictureUrl } from './pictureUrl.ts';

const MAX_URLS = 20;

builder.queryField('picturesByUrl', (t) =>
  t.prismaField({
    type: [PictureRef],
    nullable: { list: true, items: true },
    description:
      'Stored pictures by their URLs, for clients that store no ids: in the order of `urls`, null for an unknown URL. Needs the permission `CATALOGUE`.',
    authScopes: { catalogue: true },
    args: {
      urls: t.arg.stringList({
        required: true,
        description: `Values of \`Picture.url\`, of any width; at most ${MAX_URLS}.`,
        validate: z.array(z.string()).max(MAX_URLS, `Ask for at most ${MAX_URLS} pictures`),
      }),
    },
    resolve: async (query, _root, { urls }) => {
      const locations = urls.map(parsePictureUrl);
      const known = locations.filter((location) => location !== null);
      const pictures = await db.picture.findMany({
        ...query,
        select: { ...query.select, key: true, cloud: true },
        where: { key: { in: known.map(({ key }) => key) } },
      });
      return locations.map(
        (location) => pictures.find(({ key, cloud }) => key === location?.key && cloud === location.cloud) ?? null,
      );
    },
  }),
);
