export * from './api-error';
export { createClient, type TypedClient } from './create-client';
export type { ClientInput, Parts } from './input';
export { MullionClient, retryAfterOf, type ClientOptions, type RawAnswer } from './mullion-client';
