import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { encodeId } from '../platform/core/publicId.ts';
import type { Viewer } from '../platform/core/viewer.ts';
import { db } from '../platform/db/client.ts';
import { createHomeDraft } from '../backoffice/home/writeHome.ts';
import { emptyTables } from '../testing/emptyTables.ts';
import { makePicture, makeStaff } from '../testing/fixtures.ts';
import { executeGraphql, type GraphqlResponse } from '../testing/graphql/executeGraphql.ts';
import { executeMutation } from '../testing/graphql/executeMutation.ts';
import { persistedQueryUrl, writePersistedDocuments } from '../testing/graphql/persistedDocumentsFile.ts';
import { makeHome } from '../testing/homeFixtures.ts';
import { countStatements } from '../testing/postgres/countStatements.ts';
import { openServer } from '../testing/server/inProcessServer.ts';

const SECTIONS = 'sections { __typename id ... on HomeBanner { heading link pictures { id pageSrcSet } } }';
const HOME = `query Home { homePage { ${SECTIONS} } }`;
const FIRST = ['HomeOrderAgain', 'HomeBuiltInBanner', 'HomeCategoryTiles', 'HomeCategoryRows'];
/** A time in India on a Friday to come. */
const at = (time: string) => new Date(`2026-03-06T${time}:00+05:30`);

const documents = writePersistedDocuments([HOME]);
let servers: FastifyInstance[];
let designer: Viewer;
let versionId: string;
let draftId: string;
beforeAll(async () => {
  servers = [
    await openServer({ PERSISTED_DOCUMENTS: documents.file }),
    await openServer({ PERSISTED_DOCUMENTS: documents.file }),
  ];
});
afterAll(async () => {
  vi.useRealTimers();
  for (const server of servers) await server.close();
  documents.remove();
});
beforeEach(async () => {
  vi.useRealTimers();
  await emptyTables('home_versions');
  ({ firstId: versionId } = await makeHome());
  designer = await makeStaff('CATALOGUE');
  await createHomeDraft(designer, { versionId });
  const { id } = await db.homeVersion.findFirstOrThrow({ where: { publishesAt: null } });
  draftId = encodeId('HomeVersion', id);
  vi.useFakeTimers({ toFake: ['Date'], now: at('17:00') });
});

const get = (server: FastifyInstance) => server.inject({ method: 'GET', url: persistedQueryUrl(HOME, {}) });
const namesOf = (data: GraphqlResponse['data']) =>
  (data['homePage'] as { sections: { __typename: string; heading?: string }[] }).sections.map(
    ({ __typename, heading }) => heading ?? __typename,
  );
const seen = () =>
  Promise.all(servers.map(async (server) => namesOf((await get(server)).json<GraphqlResponse>().data)));
/** Whether both servers answer without a statement. */
const isCached = async () => (await countStatements(seen)).sent.length === 0;

async function mutate(name: string, input: object) {
  const selection = `... on Error { message } ... on InvalidInputError { issues { path message } }`;
  return (await executeMutation(designer, { name, selection, input })) as {
    issues?: { path: string }[];
    message?: string;
  };
}
const save = (sections: object[], revision = 1) => mutate('homeDraftSave', { draftId, revision, sections });
const publish = (publishesAt?: Date, revision = 2) => mutate('homeDraftPublish', { draftId, revision, publishesAt });

describe('the home page in all processes', () => {
  it('is answered from memory, and changes at the minute for which a version is scheduled', async () => {
    await save([{ kind: 'BANNER', heading: 'Evening' }]);
    await publish(at('18:00'));
    await expect.poll(isCached).toBe(true);
    vi.setSystemTime(at('17:59').getTime() + 59_999);
    await expect.poll(isCached).toBe(true);
    expect(await seen()).toEqual([FIRST, FIRST]);
    vi.setSystemTime(at('18:00'));
    expect(await seen()).toEqual([['Evening'], ['Evening']]);
    await expect.poll(isCached).toBe(true);
  });

  it('changes with the hours of its sections, which end after midnight', async () => {
    await save([
      { kind: 'BANNER', heading: 'Lunch', from: '12:00', until: '18:00' },
      { kind: 'BANNER', heading: 'Night', from: '18:00', until: '02:00', weekdays: [5] },
    ]);
    await publish();
    const hours: [string, string[]][] = [
      ['2026-03-06T17:59:59+05:30', ['Lunch']],
      ['2026-03-06T18:00:00+05:30', ['Night']],
      ['2026-03-07T01:59:59+05:30', ['Night']],
      ['2026-03-07T02:00:00+05:30', []],
      ['2026-03-07T12:00:00+05:30', ['Lunch']],
    ];
    await expect.poll(seen).toEqual([['Lunch'], ['Lunch']]);
    for (const [time, shown] of hours) {
      vi.setSystemTime(new Date(time));
      expect(await seen()).toEqual([shown, shown]);
      await expect.poll(isCached).toBe(true);
    }
  });

  it('may be kept by others for a second', async () => {
    expect((await get(servers[0] as FastifyInstance)).headers['cache-control']).toBe(
      'public, max-age=1, must-revalidate',
    );
  });

  it('needs one statement', async () => {
    const { sent } = await countStatements(() => executeGraphql(HOME));
    expect(sent).toHaveLength(1);
  });
});

describe('a draft', () => {
  it('is shown to anyone by its signed link, as at another time', async () => {
    await save([{ kind: 'BANNER', heading: 'Soon', startDate: '2086-12-24' }]);
    const { data } = await executeGraphql('{ managedHomePage { draft { previewPath } } }', {}, designer);
    const { draft } = data['managedHomePage'] as { draft: { previewPath: string } };
    const token = draft.previewPath.replace('/preview/home/', '');
    const preview = `query ($token: String!, $at: DateTime) { homePage: homePreview(token: $token, at: $at) { ${SECTIONS} } }`;
    const shown = async (variables: Record<string, unknown>) =>
      namesOf((await executeGraphql(preview, variables)).data);
    expect(await shown({ token })).toEqual([]);
    expect(await shown({ token, at: '2086-12-24T00:00:00+05:30' })).toEqual(['Soon']);
    for (const forged of ['', `${token}A`, token.replace(/\.\d+\./, '.9999999999999.')])
      expect((await executeGraphql(preview, { token: forged })).data).toEqual({ homePage: null });
  });

  it('has pictures in a width for large screens', async () => {
    const pictureId = encodeId('Picture', await makePicture());
    await save([{ kind: 'BANNER', alt: 'Mangoes', pictureId, link: '/search?q=mango' }]);
    await publish();
    const { data } = await executeGraphql(HOME);
    expect(data['homePage']).toMatchObject({
      sections: [
        {
          link: '/search?q=mango',
          pictures: [{ id: pictureId, pageSrcSet: expect.stringContaining(' 1536w') as string }],
        },
      ],
    });
  });

  it('has links as phones write them', async () => {
    expect(await save([{ kind: 'BANNER', heading: 'Recipes', link: ' Https://Recipes.example/Dal ' }])).toEqual({
      __typename: 'HomeDraftSavePayload',
    });
    expect(await db.homeSection.findFirst({ where: { heading: 'Recipes' } })).toMatchObject({
      link: 'https://Recipes.example/Dal',
    });
  });

  it.each([
    [{ kind: 'BANNER' }, 'heading'],
    [{ kind: 'BANNER', heading: '  ' }, 'heading'],
    [{ kind: 'BANNER', heading: 'x'.repeat(81) }, 'heading'],
    [{ kind: 'BANNER', heading: 'A', link: 'javascript:alert(1)' }, 'link'],
    [{ kind: 'BANNER', heading: 'A', link: '//evil.example' }, 'link'],
    [{ kind: 'BANNER', heading: 'A', link: '/\\evil.example' }, 'link'],
    [{ kind: 'BANNER', heading: 'A', link: 'http://kirana.example' }, 'link'],
    [{ kind: 'BANNER', heading: 'A', link: 'https://a@kirana.example' }, 'link'],
    [{ kind: 'BANNER', heading: 'A', link: 'https:kirana.example' }, 'link'],
    [{ kind: 'BANNER', heading: 'A', startDate: '2086-12-02', endDate: '2086-12-01' }, 'endDate'],
    [{ kind: 'BANNER', heading: 'A', from: '18:00' }, 'until'],
    [{ kind: 'BANNER', heading: 'A', from: '24:00', until: '25:00' }, 'from'],
    [{ kind: 'BANNER', heading: 'A', weekdays: [8] }, 'weekdays.0'],
    [{ kind: 'CATEGORY_TILES', heading: 'A' }, 'heading'],
  ])('refuses %j', async (section, path) => {
    const { issues } = await save([section]);
    expect(issues?.[0]?.path).toBe(`sections.0.${path}`);
  });

  it('takes 40 sections, texts of India, other sites and long words', async () => {
    const sections = Array.from({ length: 41 }, () => ({ kind: 'BANNER', heading: 'தீபாவளி தள்ளுபடி, दिवाली सेल' }));
    expect((await save(sections)).issues?.[0]?.path).toBe('sections');
    const link = 'https://kirana.example/a?b=%20#c';
    const others = [{ kind: 'BANNER', heading: 'x'.repeat(80), link }, { kind: 'CATEGORY_ROWS' }];
    expect(await save([...sections.slice(0, 38), ...others])).toMatchObject({ __typename: 'HomeDraftSavePayload' });
    expect(await db.homeSection.count({ where: { version: { publishesAt: null } } })).toBe(40);
    const twice = [{ kind: 'CATEGORY_ROWS' }, { kind: 'CATEGORY_ROWS' }];
    expect((await save(twice, 2)).issues?.[0]?.path).toBe('sections.1.kind');
  });

  it('answers an editor who has not seen its last change with the sections as they are', async () => {
    await save([{ kind: 'BANNER', heading: 'Theirs' }]);
    const selection =
      '__typename ... on HomeDraftChangedError { homePage { draft { revision sections { heading } } } }';
    const input = { draftId, revision: 1, sections: [{ kind: 'BANNER', heading: 'Mine' }] };
    expect(await executeMutation(designer, { name: 'homeDraftSave', selection, input })).toMatchObject({
      __typename: 'HomeDraftChangedError',
      homePage: { draft: { revision: 2, sections: [{ heading: 'Theirs' }] } },
    });
  });
});
