import 'reflect-metadata';
import type { EventDefinition, EventEnvelope, EventOf } from '@mullion/contracts';
import type { Tx } from '../database/tx';

const ON = Symbol('mullion:on');
const MANY = Symbol('mullion:on-many');

export type EventsMethod<E extends EventDefinition> = (events: readonly EventOf<E>[], tx: Tx) => Promise<void>;
export type EventMethod<E extends EventDefinition> = (event: EventOf<E>, tx: Tx) => Promise<void>;

/**
 * Handles an event inside the inbox transaction: once for each event id, although it may be delivered many times.
 * A thrown error rolls back and is tried again; after three tries the event goes to `dead_letter`.
 */
export const On =
  <E extends EventDefinition>(event: E) =>
  <M extends EventMethod<E>>(target: object, key: string | symbol, _descriptor: TypedPropertyDescriptor<M>): void => {
    const method = (target as Record<string | symbol, object>)[key] as object;
    const known = (Reflect.getMetadata(ON, method) as EventDefinition[] | undefined) ?? [];
    Reflect.defineMetadata(ON, [...known, event], method);
  };

/**
 * The same for a method that takes several events of one company at once, in their order: what costs as many statements
 * for fifty as for one. Under load a consumer applies what waits together; else there is one event in the list.
 */
export const OnMany =
  <E extends EventDefinition>(event: E) =>
  <M extends EventsMethod<E>>(target: object, key: string | symbol, _descriptor: TypedPropertyDescriptor<M>): void => {
    const method = (target as Record<string | symbol, object>)[key] as object;
    Reflect.defineMetadata(ON, [event], method);
    Reflect.defineMetadata(MANY, true, method);
  };

/** Whether a method takes a list of events. */
export const takesMany = (method: object): boolean => Reflect.getMetadata(MANY, method) === true;

/** The events a method handles. */
export const eventsOf = (method: unknown): readonly EventDefinition[] =>
  typeof method === 'function' ? ((Reflect.getMetadata(ON, method) as EventDefinition[] | undefined) ?? []) : [];

/** The same for several events, of which the method sees no more than what all have. */
export const OnEach =
  (events: readonly EventDefinition[]) =>
  (
    target: object,
    key: string | symbol,
    descriptor: TypedPropertyDescriptor<(event: EventEnvelope, tx: Tx) => Promise<void>>,
  ): void => {
    for (const event of events)
      On(event)(target, key, descriptor as TypedPropertyDescriptor<EventMethod<EventDefinition>>);
  };
