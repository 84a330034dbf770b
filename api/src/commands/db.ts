const COMMANDS: Readonly<Record<string, () => Promise<unknown>>> = {
  migrate: () => import('./migrateDatabase.ts'),
  reset: () => import('./resetDatabase.ts'),
  'rebuild-search-index': () => import('./rebuildSearchIndex.ts'),
  'refresh-recommendations': () => import('./refreshRecommendations.ts'),
};

/** `npm run db -- COMMAND [ARGUMENT]`: runs the command of that name on the shop's database. */
const name = process.argv[2] ?? '';
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
if (command) {
  process.argv.splice(2, 1);
  await command();
} else {
  console.error(`Usage: npm run db -- COMMAND, which is one of: ${Object.keys(COMMANDS).join(', ')}.`);
  process.exitCode = 1;
}
