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

/** Words that no comment, document or description uses, with the plain ones; texts of the shop and test data may. */
const BANNED_IN_PROSE: Readonly<Record<string, string>> = {
  'admin area': 'back office',
  nobody: 'no one, or the passive',
  'of before': 'former, previous',
  somebody: 'someone, a user, a caller',
  'stand-in': 'fake, substitute',
  storm: 'load',
  'the books': 'the ledger',
  'the first Add': 'the first product added',
  'what comes of it': 'the result',
  'who asks': 'the caller',
};

/** What may hold such words: goods of the demo catalogue, released migrations and REST texts, and this list. */
const EXEMPT =
  /^(CONTRIBUTING\.md$|schema\.released\.graphql$|demo\/|api\/prisma\/migrations\/|tools\/checkWords\.ts$|LICENSE$|package-lock\.json$)|\.(gz|woff2|png|webp|ico|svg)$/;

/** Facts about goods, such as how long they keep. */
const ALLOWED = /shelf[- ]life/gi;

/** The comment in a line of TypeScript, Prisma, YAML, CSS or a shell script; documents and schemas are prose as a whole. */
const COMMENT = /^\s*(?:\/\/|\/?\*|#).*|(?<=\s)\/\/ .*/;
const isProse = (file: string) => /\.(md|graphql)$|(^|\/)openapi\.released\.json$/.test(file);

const wordsOf = (banned: Readonly<Record<string, string>>) =>
  new RegExp(`\\b(${Object.keys(banned).join('|')})\\b`, 'gi');
const [everywhere, inProse] = [wordsOf(BANNED), wordsOf(BANNED_IN_PROSE)];

function findingsOf(file: string): string[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) => {
      const prose = isProse(file) ? line : (COMMENT.exec(line)?.[0] ?? '');
      const found = [...line.replace(ALLOWED, '').matchAll(everywhere), ...prose.matchAll(inProse)];
      return found.map(([word]) => `${file}:${index + 1}: ${word}`);
    });
}

/** `npm run words`: lists each line with a banned word, and what to write in its place. */
const files = execFileSync('git', ['ls-files', '-z']).toString().split('\0');
const findings = files.filter((file) => file !== '' && !EXEMPT.test(file)).flatMap(findingsOf);
if (findings.length > 0) {
  console.error(`${findings.join('\n')}\nWrite the field's word instead; tools/checkWords.ts has the list.`);
  process.exitCode = 1;
}
