import fs from 'node:fs';
import path from 'node:path';
import * as contracts from '@mullion/contracts';
import { accounts } from './accounts';
import { processes } from './processes';
import { services } from './process-spec';

const root = path.resolve(__dirname, '..');

/** What a name of the contracts is: whom it is asked of, whose event or record it is, which queue it goes through. */
const exported = { ...contracts.events, ...contracts } as unknown as Record<string, object | undefined>;
const ownerOf = (name: string, kind: 'asks' | 'follows' | 'queues'): string[] => {
  const one = (exported[name] ?? {}) as Record<string, unknown>;
  if (kind === 'follows' && Array.isArray(one)) return one.flatMap(({ owner }: { owner?: string }) => owner ?? []);
  const isCall = one['kind'] === 'call' || one['kind'] === 'route';
  const isRecords = Array.isArray(one['carriers']);
  const isEvent = typeof one['subject'] === 'string' && typeof one['owner'] === 'string';
  if (kind === 'asks' && isCall) return [String(one['service'])];
  if (kind === 'asks' && isRecords) return [String(one['owner'])];
  if (kind === 'follows' && (isEvent || isRecords)) return [String(one['owner'])];
  return kind === 'queues' && typeof one['queue'] === 'string' ? [one['queue']] : [];
};

/** Names that an application takes from the contracts, tests and seeds left out. */
const importsOf = (app: string): string[] => {
  const folder = path.join(root, 'apps', app, 'src');
  const files = (fs.readdirSync(folder, { recursive: true }) as string[]).filter(
    (file) => file.endsWith('.ts') && !/spec\.ts$|(^|\/)(testing|seed)/.test(file),
  );
  return files.flatMap((file) => {
    const text = fs.readFileSync(path.join(folder, file), 'utf8');
    const lists = [...text.matchAll(/import (?!type)\{([^}]*)\} from '@mullion\/contracts'/g)].map(
      ([, names]) => names ?? '',
    );
    const imported = lists
      .flatMap((names) => names.split(',').map((name) => name.trim().split(' ')[0] ?? ''))
      .filter(Boolean);
    const ofAll = imported.includes('events')
      ? [...text.matchAll(/\bevents\.(\w+)/g)].map(([, name]) => name ?? '')
      : [];
    return [...imported, ...ofAll];
  });
};

const foreign = (app: string, kind: 'asks' | 'follows' | 'queues'): Set<string> =>
  new Set(
    importsOf(app)
      .flatMap((name) => ownerOf(name, kind))
      .filter((owner) => kind === 'queues' || (owner !== app && owner !== 'gateway')),
  );

const subjects = (name: string) => accounts().find((account) => account.name === name)?.nats;
const mayPublish = (name: string, subject: string): boolean =>
  (subjects(name)?.publish.allow ?? []).some((rule) => fits(rule.split('.'), subject.split('.')));
const mayHear = (name: string, subject: string): boolean =>
  (subjects(name)?.subscribe.allow ?? []).some((rule) => fits(rule.split('.'), subject.split('.')));
const fits = (rule: string[], subject: string[]): boolean =>
  rule.every((part, at) => part === '>' || (subject[at] !== undefined && (part === '*' || part === subject[at]))) &&
  (rule.at(-1) === '>' ? subject.length >= rule.length : subject.length === rule.length);

describe('what the processes say of their neighbours', () => {
  const others = processes.filter(({ kind }) => kind !== 'gateway');

  it.each(others.map((spec) => [spec.name, spec] as const))(
    '%s asks, follows and fills what its sources do',
    (name, spec) => {
      expect([...spec.asks]).toEqual(expect.arrayContaining([...foreign(name, 'asks')]));
      // the kit asks for the companies whose copies it compares
      if (spec.schema && name !== 'identity') expect([...spec.asks]).toContain('identity');
      if (spec.schema) expect([...spec.follows]).toEqual(expect.arrayContaining([...foreign(name, 'follows')]));
      expect([...spec.queues]).toEqual(expect.arrayContaining([...foreign(name, 'queues')]));
    },
  );

  it.each(others.map((spec) => [spec.name, spec] as const))(
    '%s says nothing more',
    (name, { asks, follows, queues, schema }) => {
      expect([...foreign(name, 'asks'), ...(schema ? ['identity'] : [])]).toEqual(expect.arrayContaining([...asks]));
      // identity keeps what was done at all of them, by an event that each owner has
      if (name !== 'identity') expect([...foreign(name, 'follows')]).toEqual(expect.arrayContaining([...follows]));
      expect([...foreign(name, 'queues')]).toEqual(expect.arrayContaining([...queues]));
    },
  );
});

describe('accounts', () => {
  const routes = Object.values(exported).filter(
    (one): one is contracts.AnyRoute => (one as { kind?: string })?.kind === 'route',
  );

  it.each(services)('nobody but %s hears what it is asked, or says what has happened at it', (service) => {
    const names = processes.map(({ name }) => name).filter((name) => name !== service);
    for (const contract of [contracts.getSessionContext, ...routes].filter((one) => one.service === service)) {
      const subject = contracts.subjectOf(contract);
      expect(mayHear(service, subject)).toBe(true);
      expect(names.filter((name) => mayHear(name, subject))).toEqual([]);
      expect(mayPublish('gateway', subject)).toBe(true);
    }
    const event = `evt.${service}.3.something.changed.v1`;
    expect(mayPublish(service, event)).toBe(true);
    expect(names.filter((name) => mayPublish(name, event))).toEqual([]);
  });

  it.each(processes.map(({ name }) => name))('what %s is answered nobody else hears', (name) => {
    const hearing = processes.filter((other) => mayHear(other.name, `_INBOX.${name}.a.b`)).map((other) => other.name);
    expect(hearing).toEqual([name]);
    expect(processes.filter((other) => mayPublish(other.name, `_INBOX.${name}.a.b`))).toEqual([]);
  });

  it('of Redis everybody touches only keys of the own queues, and the gateway its counts', () => {
    for (const { name, redis } of accounts().filter((account) => account.name !== 'admin')) {
      expect(redis).toMatch(/^resetkeys .*resetchannels \+@all -@admin -@dangerous \+info$/);
      expect(redis).not.toContain('~*');
      if (name !== 'gateway') expect(redis).not.toMatch(/~(?!mullion:[a-z-]+:\*)/);
    }
  });
});
