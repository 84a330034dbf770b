module.exports = {
  src: './web/src',
  schema: './schema.graphql',
  language: 'typescript',
  eagerEsModules: true,
  excludes: ['**/node_modules/**', '**/__generated__/**'],
  customScalarTypes: { Paise: 'number', DateTime: 'string', JSON: 'unknown', Upload: 'null' },
  schemaConfig: { nodeInterfaceIdField: 'id' },
  featureFlags: {},
};
