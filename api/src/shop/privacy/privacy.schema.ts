import { builder } from '../../platform/graphql/builder.ts';
import { PUBLIC_FIELD } from '../../platform/graphql/documents/cacheScope.ts';
import { PageVersionRef } from '../pages/page.schema.ts';
import { isCurrentText } from '../pages/pageVersions.ts';
import { DATA_PURPOSES, type DataPurpose, type DataPurposeName, PURPOSES_LANGUAGE } from './dataPurposes.ts';
import { retentionTexts } from './retention.ts';

const DataBasisRef = builder.enumType('DataBasis', {
  description: 'Why the shop may process personal data.',
  values: {
    REQUEST: { description: 'The person gave them for what they asked for.' },
    LAW: { description: 'The law requires it.' },
    CONSENT: { description: 'The person agreed, and can take it back.' },
  },
});

/** A purpose with its name. */
type NamedPurpose = DataPurpose & { name: DataPurposeName };

const DataPurposeRef = builder.objectRef<NamedPurpose>('DataPurpose').implement({
  description: 'A purpose for which the shop processes personal data, in plain words.',
  fields: (t) => ({
    handle: t.exposeString('name', { description: 'The same in all languages, such as `ORDERS`.' }),
    title: t.exposeString('title', { description: 'What the purpose is called.' }),
    data: t.exposeString('data', { description: 'The kinds of data.' }),
    use: t.exposeString('use', { description: 'What they are used for.' }),
    basis: t.expose('basis', { type: DataBasisRef, description: 'Why the shop may.' }),
    retention: t.field({
      type: ['String'],
      description: 'How long each kind is kept; empty when the purpose has no data of its own.',
      resolve: ({ name }) => retentionTexts(name),
    }),
    language: t.string({ description: 'Of the texts, as a tag of BCP 47.', resolve: () => PURPOSES_LANGUAGE }),
  }),
});

const PURPOSES = Object.entries(DATA_PURPOSES).map(([name, purpose]) => ({
  ...purpose,
  name: name as DataPurposeName, // a key of the object
}));

builder.queryField('dataPurposes', (t) =>
  t.field({
    type: [DataPurposeRef],
    description: 'The notice: every purpose for which the shop processes personal data. Public.',
    extensions: PUBLIC_FIELD,
    resolve: () => PURPOSES,
  }),
);

builder.objectField(PageVersionRef, 'dataPurposes', (t) =>
  t.field({
    type: [DataPurposeRef],
    description:
      'The notice that the page Privacy adds to its present text and to a draft; empty for former texts, which never change, and for other pages.',
    resolve: async (page) => {
      const isShown = page.handle === 'PRIVACY' && (page.publishedAt === null || (await isCurrentText(page)));
      return isShown ? PURPOSES : [];
    },
  }),
);
