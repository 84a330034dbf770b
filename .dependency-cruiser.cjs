const { TIERS } = require('./tools/tiers.cjs');

const TESTS = '(\\.test\\.tsx?|\\.fixtures\\.tsx?)$|/testing/';

const tierRules = Object.entries(TIERS).flatMap(([root, tiers]) =>
  tiers.flat().flatMap((folder, index, order) => {
    const above = order.slice(index + 1);
    return above.length === 0
      ? []
      : {
          name: `tiers: ${root}/${folder}`,
          comment: 'Imports point down only. What seems to point up is declared downstream.',
          severity: 'error',
          from: { path: `^${root}/${folder}/`, pathNot: TESTS },
          to: { path: `^${root}/(${above.join('|')})/`, pathNot: TESTS },
        };
  }),
);

const knownFolders = Object.entries(TIERS).map(([root, tiers]) => ({
  name: `tiers: ${root} knows every folder`,
  comment: 'A new folder takes its place in TIERS.',
  severity: 'error',
  from: { path: `^${root}/[^/]+/`, pathNot: `^${root}/(${tiers.flat().join('|')}|testing)/` },
  to: {},
}));

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...tierRules,
    ...knownFolders,
    {
      name: 'no cycles between files',
      severity: 'error',
      from: { pathNot: TESTS },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no test code in the program',
      comment: 'Fixtures and fakes are for tests, benchmarks, journeys and the commands of developers.',
      severity: 'error',
      from: { path: '^(api|web)/src/', pathNot: `${TESTS}|^api/src/commands/` },
      to: { path: TESTS },
    },
    {
      name: 'rules know no GraphQL',
      comment: 'A rule throws domain errors of core/; the GraphQL edge (*.schema.ts) translates.',
      severity: 'error',
      from: {
        path: '^api/src/(shop|backoffice|jobs|platform/(core|audit|media))/',
        pathNot: `${TESTS}|\\.schema\\.ts$`,
      },
      to: { path: '^api/src/platform/graphql/|node_modules/graphql/' },
    },
    {
      name: 'no unresolved imports',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules|/generated/|__generated__' },
    exclude: { path: '__generated__|^api/src/platform/db/generated' },
    includeOnly: '^(api|web)/src/',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.css'] },
  },
};
