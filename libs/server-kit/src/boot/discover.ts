import type { INestApplicationContext } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { CopyDefinition, type AnyCopy } from '../copies/define-copy';
import { RecordSource } from '../copies/serve-records';
import { eventsOf, takesMany } from '../events/on.decorator';
import type { EventHandler } from '../events/inbox';
import type { Tx } from '../database/tx';
import { sagaKindOf, type SagaSteps } from '../sagas/saga.decorator';
import { sweepOf } from '../sweeps/sweep.decorator';
import type { SweepJob } from '../sweeps/sweep-runner';

export interface Discovered {
  readonly handlers: EventHandler[];
  readonly sagas: Map<string, SagaSteps>;
  readonly sweeps: SweepJob[];
  readonly copies: AnyCopy[];
  readonly records: RecordSource[];
}

type Methods = Record<string, (...args: unknown[]) => Promise<void>>;

/**
 * Finds every @On, @Saga and @Sweep, every copy and every source of records among the application's providers and
 * controllers.
 */
export const discover = (app: INestApplicationContext): Discovered => {
  const found: Discovered = { handlers: [], sagas: new Map(), sweeps: [], copies: [], records: [] };
  const discovery = app.get(DiscoveryService, { strict: false });
  const scanner = new MetadataScanner();
  const instances = new Set(
    [...discovery.getProviders(), ...discovery.getControllers()]
      .filter((wrapper) => wrapper.isDependencyTreeStatic())
      .map((wrapper) => wrapper.instance as unknown)
      .filter(
        (instance): instance is object =>
          typeof instance === 'object' && instance !== null && Object.getPrototypeOf(instance) !== null,
      ),
  );
  for (const instance of instances) {
    if (instance instanceof CopyDefinition) found.copies.push(instance);
    if (instance instanceof RecordSource) found.records.push(instance);
    const kind = sagaKindOf(instance.constructor);
    if (kind !== undefined) addSaga(found.sagas, kind, instance as SagaSteps);
    for (const name of scanner.getAllMethodNames(Object.getPrototypeOf(instance) as object))
      addMethod(found, instance as Methods, name);
  }
  return found;
};

const addSaga = (sagas: Map<string, SagaSteps>, kind: string, steps: SagaSteps): void => {
  if (sagas.has(kind)) throw new Error(`two sagas of the kind ${kind}`);
  sagas.set(kind, steps);
};

const addMethod = (found: Discovered, instance: Methods, name: string): void => {
  const method = (Object.getPrototypeOf(instance) as Methods)[name];
  for (const event of eventsOf(method)) {
    const call = (given: unknown, tx: Tx) => (instance[name] as Methods[string])(given, tx);
    const kinds = takesMany(method as object)
      ? { handle: (given: unknown, tx: Tx) => call([given], tx), handleMany: call }
      : { handle: call };
    found.handlers.push({ subject: event.subject, data: event.data, ...kinds });
  }
  const sweep = sweepOf(method);
  if (sweep)
    found.sweeps.push({ name: sweep.name, everyMs: sweep.everyMs, run: () => (instance[name] as Methods[string])() });
};
