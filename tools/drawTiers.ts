import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import tiers from './tiers.cjs';

const TARGET = path.join(import.meta.dirname, '../ARCHITECTURE.md');
const FOLDER = /^((?:api|web)\/src)\/([^/]+)\//;
const TESTS = /(\.test\.tsx?|\.fixtures\.tsx?)$|\/testing\//;

type Graph = Map<string, Set<string>>;

/** Which folders of a workspace each of its folders imports, tests and generated code left out. */
async function readFolders(root: string): Promise<Graph> {
  const { output } = await cruise([root], {
    exclude: { path: '__generated__|/db/generated/' },
    includeOnly: { path: `^${root}/` },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: ['.ts', '.tsx'] },
  });
  const graph: Graph = new Map();
  for (const { source, dependencies } of (output as ICruiseResult).modules) {
    const from = FOLDER.exec(source)?.[2];
    if (!from || TESTS.test(source)) continue;
    const to = graph.get(from) ?? new Set();
    graph.set(from, to);
    for (const { resolved } of dependencies) {
      const folder = FOLDER.exec(resolved)?.[2];
      if (folder && folder !== from && !TESTS.test(resolved)) to.add(folder);
    }
  }
  return graph;
}

/** All folders that can be reached from a folder by at least one import. */
function reachable(graph: Graph, from: string, found = new Set<string>()): Set<string> {
  for (const to of graph.get(from) ?? []) {
    if (found.has(to)) continue;
    found.add(to);
    reachable(graph, to, found);
  }
  return found;
}

/** Leaves out an arrow where a longer way leads to the same folder. */
function reduce(graph: Graph): [string, string][] {
  return [...graph].flatMap(([from, targets]) =>
    [...targets]
      .filter((to) => ![...targets].some((other) => other !== to && reachable(graph, other).has(to)))
      .sort()
      .map((to): [string, string] => [from, to]),
  );
}

/** One workspace as a Mermaid subgraph. An id has the workspace before the folder, because both have folders of one name. */
function draw(root: string, folders: string[][], graph: Graph): string {
  const workspace = root.slice(0, 3);
  const id = (folder: string) => `${workspace}_${folder}`;
  const rows = folders
    .toReversed()
    .map((tier) => tier.filter((folder) => graph.has(folder)))
    .flatMap((tier) => tier.map((folder) => `    ${id(folder)}[${folder}]`));
  const arrows = reduce(graph)
    .sort()
    .map(([from, to]) => `    ${id(from)} --> ${id(to)}`);
  return [`  subgraph ${workspace}`, ...rows, ...arrows, '  end'].join('\n');
}

const workspaces = Object.entries(tiers.TIERS).filter(([root]) => root.endsWith('/src')); // without the rooms of wings
const parts = await Promise.all(
  workspaces.map(async ([root, folders]) => draw(root, folders, await readFolders(root))),
);
const picture = ['<!-- tiers -->', '', '```mermaid', 'flowchart TB', ...parts, '```', '', '<!-- /tiers -->'].join('\n');
const page = readFileSync(TARGET, 'utf8');
const drawn = page.replace(/<!-- tiers -->[\s\S]*<!-- \/tiers -->/, picture);
if (!process.argv.includes('--check')) writeFileSync(TARGET, drawn);
else if (drawn !== page) {
  console.error('The picture in ARCHITECTURE.md is not what the imports say: run npx node tools/drawTiers.ts.');
  process.exitCode = 1;
}
