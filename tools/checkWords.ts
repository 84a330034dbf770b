import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Words that had to be learnt here, with the field's word for each. */
const BANNED: Readonly<Record<string, string>> = {
  anew: 'again',
  'come about': 'commit, happen',
  deeds: 'actions',
  deed: 'action, operation',
  forgive: 'reset',
  GoneError: 'NotFoundError',
  'in vain': 'without result',
  judge: 'validate',
  reckon: 'compute',
  shelf: 'sub-category',
  shelves: 'sub-categories',
  verdict: 'result',
  wakeUps: 'subscriptions',
  whoever: 'everybody who',
};

/** What may hold such words: goods of the demo catalogue, released migrations and REST texts, and this list. */
const EXEMPT =
  /^(CONTRIBUTING\.md$|schema\.released\.graphql$|demo\/|api\/prisma\/migrations\/|api\/src\/rest\/(openapi\.released\.json|openApi\.ts|dataShapes\.ts|.*Routes\.ts)$|tools\/checkWords\.ts$|LICENSE$|package-lock\.json$)|\.(gz|woff2|png|webp|ico|svg)$/;

/** Facts about goods, such as how long they keep. */
const ALLOWED = /shelf[- ]life/gi;

const pattern = new RegExp(`\\b(${Object.keys(BANNED).join('|')})\\b`, 'gi');

/** `npm run words`: lists each line with a banned word, and what to write in its place. */
const files = execFileSync('git', ['ls-files', '-z']).toString().split('\0');
const findings = files
  .filter((file) => file !== '' && !EXEMPT.test(file))
  .flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        [...line.replace(ALLOWED, '').matchAll(pattern)].map(([word]) => `${file}:${index + 1}: ${word}`),
      ),
  );
if (findings.length > 0) {
  console.error(`${findings.join('\n')}\nWrite the field's word instead; tools/checkWords.ts has the list.`);
  process.exitCode = 1;
}
