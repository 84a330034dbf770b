import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';

const ROOT = path.join(import.meta.dirname, '..');
const MANIFESTS = path.join(ROOT, 'docs/deploy/kubernetes');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

const settings = [...read('.env.example').matchAll(/^# ([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name ?? '');
/** Set by the image, read by Node.js or Docker Compose alone, or of development alone. */
const NOT_PASSED = [
  ...['HOST', 'PORT', 'DATA_DIR', 'NODE_ENV', 'DEMO', 'JOBS', 'NODE_OPTIONS', 'POSTGRES_PASSWORD', 'HTTP_PORT'],
  ...['THROTTLE', 'WEBHOOKS_TO_PRIVATE_ADDRESSES'],
];

describe('docker-compose.yml', () => {
  const compose = parse(read('docker-compose.yml'), { merge: true }) as Compose;
  const environment = compose['x-environment'];
  const services = Object.entries(compose.services);

  it('passes every setting through', () => {
    const passed = Object.keys(environment);
    expect(settings.filter((name) => !passed.includes(name) && !NOT_PASSED.includes(name))).toEqual([]);
    expect(passed.filter((name) => !settings.includes(name))).toEqual([]);
  });

  it('leads to the pooler, to its primary and to the replica', () => {
    const hosts = ['DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATABASE_READ_URL'].map(
      (name) => /@(\w+:\d+)\/kirana$/.exec(environment[name] ?? '')?.[1],
    );
    expect(hosts).toEqual(['pgbouncer:6432', 'database:5432', 'replica:5432']);
    expect(read('docs/deploy/pgbouncer.ini')).toMatch(/^\* = host=database port=5432 [^]*^listen_port = 6432$/m);
    expect(read('docs/deploy/Caddyfile')).toContain('reverse_proxy api:4000 {');
  });

  it('names files, services and volumes that there are', () => {
    const mounts = services.flatMap(([, { volumes = [] }]) => volumes.map((each) => each.split(':')[0] ?? ''));
    expect(mounts.filter((from) => from.startsWith('.') && !existsSync(path.join(ROOT, from)))).toEqual([]);
    expect(mounts.filter((from) => !from.startsWith('.') && !(from in compose.volumes))).toEqual([]);
    const needed = services.flatMap(([, { depends_on = {} }]) => Object.keys(depends_on));
    expect(needed.filter((name) => !compose.services[name]?.healthcheck && name !== 'api')).toEqual([]);
  });
});

describe('the manifests for Kubernetes', () => {
  const { resources } = parse(read('docs/deploy/kubernetes/kustomization.yaml')) as { resources: string[] };
  const objects = resources.flatMap((file) =>
    parseAllDocuments(readFileSync(path.join(MANIFESTS, file), 'utf8')).map((document) => document.toJS() as Manifest),
  );
  const pods = objects.flatMap(({ spec }) => spec?.template?.spec ?? []);
  const containers = pods.flatMap((pod) => pod.containers);

  it('are all part of the kustomization', () => {
    expect([...resources, 'kustomization.yaml'].sort()).toEqual(readdirSync(MANIFESTS).sort());
  });

  it('name settings, programs and ports that there are', () => {
    const names = objects.flatMap(({ data, stringData }) => Object.keys({ ...data, ...stringData }));
    expect(names.filter((name) => !settings.includes(name))).toEqual([]);
    const programs = containers.flatMap(({ command = [] }) => command.filter((part) => part.includes('/')));
    expect(programs.filter((program) => !existsSync(path.join(ROOT, program)))).toEqual([]);
    const [, port] = /PORT=(\d+)/.exec(read('Dockerfile')) ?? [];
    const ports = containers.flatMap((container) => container.ports ?? []);
    expect(ports.filter(({ name }) => name === 'http').map(({ containerPort }) => String(containerPort))).toEqual([
      port,
    ]);
    const metrics = objects.find(({ data }) => data)?.data?.['METRICS_PORT'];
    expect(new Set(ports.filter(({ name }) => name === 'metrics').map((each) => String(each.containerPort)))).toEqual(
      new Set([metrics]),
    );
  });

  it('give a process the time to end', () => {
    const data = objects.find((object) => object.data)?.data ?? {};
    const needed = Number(data['SHUTDOWN_DELAY']) + Number(data['SHUTDOWN_TIMEOUT']) + 5;
    const given = pods.flatMap((pod) => pod.terminationGracePeriodSeconds ?? []);
    expect(given).toHaveLength(2);
    expect(Math.min(...given)).toBeGreaterThanOrEqual(needed);
  });

  it('contain no secret', () => {
    const secrets = objects.flatMap(({ stringData }) => Object.entries(stringData ?? {}));
    expect(secrets.filter(([name, value]) => name !== 'REDIS_URL' && !value.includes('CHANGE_ME'))).toEqual([]);
  });
});

interface Compose {
  'x-environment': Record<string, string>;
  services: Record<
    string,
    { volumes?: string[]; depends_on?: Record<string, object>; healthcheck?: { disable?: boolean } }
  >;
  volumes: Record<string, null>;
}

interface Pod {
  terminationGracePeriodSeconds?: number;
  containers: { command?: string[]; ports?: { name: string; containerPort: number }[] }[];
}

interface Manifest {
  data?: Record<string, string>;
  stringData?: Record<string, string>;
  spec?: { template?: { spec: Pod } };
}
