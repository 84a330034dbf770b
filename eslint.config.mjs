import prettier from 'eslint-config-prettier';
import reactHooks from 'eslint-plugin-react-hooks';
import relay from 'eslint-plugin-relay';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const NO_TIME_OF_THE_BROWSER = {
  selector:
    "NewExpression[callee.property.name='DateTimeFormat']:not(:has(Property[key.name='timeZone'])), MemberExpression[property.name=/^(toLocale(Date|Time)String|getTimezoneOffset|toDateString|(get|set)(Hours|Date|Day|Month|FullYear|Minutes))$/]",
  message: 'Times are those of the shop, wherever the browser is: name ui/format/timeZone.ts.',
};
const NO_LAZY_QUERY = {
  name: 'react-relay',
  importNames: ['useLazyLoadQuery'],
  message: 'A page owns one query and its route starts it: see relay/preload.ts.',
};
const NO_BARE_MUTATION = {
  name: 'react-relay',
  importNames: ['useMutation'],
  message: 'relay/useAction.ts handles payloads, refusals and failed requests in one way.',
};

const NO_DEFAULT_EXPORT = {
  selector: 'ExportDefaultDeclaration',
  message: 'Export by name: a default export has no name that can be searched for.',
};

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/**',
      '**/dist/**',
      '**/__generated__/**',
      'api/src/platform/db/generated/**',
      '.data/**',
      'test-results/**',
      'playwright-report/**',
      'coverage/**',
    ],
  },
  ...tseslint.configs.strict,
  {
    languageOptions: {
      globals: globals.node,
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
  },
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // A default is asked for besides, because the API may learn new members.
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'max-lines': ['error', { max: 300 }],
      'max-params': ['error', 3],
      'no-nested-ternary': 'error',
      'no-restricted-syntax': ['error', NO_DEFAULT_EXPORT],
    },
  },
  {
    // GraphQL resolvers and Relay's updaters are called with four arguments; what is called is not ours to shape.
    files: ['**/*.schema.ts', 'api/src/platform/graphql/**/*.ts'],
    rules: { 'max-params': ['error', 4] },
  },
  {
    files: ['web/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', NO_DEFAULT_EXPORT, NO_TIME_OF_THE_BROWSER] },
  },
  {
    files: ['**/{index,utils,helpers,types,common,misc}.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: 'Program', message: 'Name a file for its main export; drawers fill up with anything.' },
      ],
    },
  },
  {
    files: ['web/src/**/*.{ts,tsx}'],
    plugins: { relay, 'react-hooks': reactHooks },
    languageOptions: { globals: globals.browser },
    rules: {
      ...reactHooks.configs.flat.recommended.rules,
      ...relay.configs['ts-strict'].rules,
      'no-restricted-imports': ['error', { paths: [NO_LAZY_QUERY, NO_BARE_MUTATION] }],
    },
  },
  {
    files: ['**/*.config.ts', '**/*.config.mjs', 'tools/tests/*Reporter.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    ...tseslint.configs.disableTypeChecked,
    languageOptions: { parserOptions: { projectService: false }, globals: globals.node },
  },
  {
    files: ['**/*.{js,cjs}'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  prettier,
);
