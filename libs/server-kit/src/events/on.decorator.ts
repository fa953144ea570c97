import 'reflect-metadata';
import type { EventDefinition, EventEnvelope, EventOf } from '@mullion/contracts';
import type { Tx } from '../database/tx';

const ON = Symbol('mullion:on');

export type EventMethod<E extends EventDefinition> = (event: EventOf<E>, tx: Tx) => Promise<void>;

/**
 * Handles an event inside the inbox transaction: once for each event id, although it may be delivered many times.
 * A thrown error rolls back and is tried again; after five tries the event goes to `dead_letter`.
 */
export const On =
  <E extends EventDefinition>(event: E) =>
  <M extends EventMethod<E>>(target: object, key: string | symbol, _descriptor: TypedPropertyDescriptor<M>): void => {
    const method = (target as Record<string | symbol, object>)[key] as object;
    const known = (Reflect.getMetadata(ON, method) as EventDefinition[] | undefined) ?? [];
    Reflect.defineMetadata(ON, [...known, event], method);
  };

/** The events a method handles. */
export const eventsOf = (method: unknown): readonly EventDefinition[] =>
  typeof method === 'function' ? ((Reflect.getMetadata(ON, method) as EventDefinition[] | undefined) ?? []) : [];

/** The same for several events, of which the method sees no more than what all have. */
export const OnEach =
  (events: readonly EventDefinition[]) =>
  (target: object, key: string | symbol, descriptor: TypedPropertyDescriptor<(event: EventEnvelope, tx: Tx) => Promise<void>>): void => {
    for (const event of events) On(event)(target, key, descriptor as TypedPropertyDescriptor<EventMethod<EventDefinition>>);
  };
