module.exports = {
  src: './web/src',
  schema: './schema.graphql',
  language: 'typescript',
  eagerEsModules: true,
  excludes: ['**/node_modules/**', '**/__generated__/**'],
  customScalarTypes: { Paise: 'number', DateTime: 'string' },
  schemaConfig: { nodeInterfaceIdField: 'id' },
  featureFlags: {},
};
