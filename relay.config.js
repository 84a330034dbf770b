module.exports = {
  src: './web/src',
  schema: './schema.graphql',
  schemaExtensions: ['./web/src/shop/cart'],
  language: 'typescript',
  eagerEsModules: true,
  useImportTypeSyntax: true,
  excludes: ['**/node_modules/**', '**/__generated__/**'],
  customScalarTypes: { Paise: 'number', Date: 'string', DateTime: 'string', JSON: 'unknown', Upload: 'null' },
  schemaConfig: { nodeInterfaceIdField: 'id' },
  persistConfig: { file: './persistedDocuments.json', algorithm: 'SHA256' },
  featureFlags: {},
};
