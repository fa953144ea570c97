/** A malformed instance; the message is one clear line with the path of what is wrong. */
export class InstanceError extends Error {
  override readonly name = 'InstanceError';
}

type Json = Record<string, unknown>;

/** An object at a path, or an InstanceError. */
export function objectAt(value: unknown, path: string): Json {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new InstanceError(`${path}: an object is needed`);
  return value as Json;
}

/** A list at a path; absent counts as empty when `optional`. */
export function listAt(object: Json, key: string, optional = false): readonly unknown[] {
  const value = object[key];
  if (optional && (value === undefined || value === null)) return [];
  if (!Array.isArray(value)) throw new InstanceError(`${key}: a list is needed`);
  return value;
}

/** What a number must be; lengths and masses larger than in any factory are mistakes. */
export interface NumberRule {
  readonly min?: number;
  readonly max?: number;
  readonly isInteger?: boolean;
  readonly otherwise?: number;
}

const LONGEST_MM = 1_000_000;
const HEAVIEST_KG = 1_000_000_000;

/** A number from `min` to `max` at a path; an integer unless `isInteger` is false. */
export function numberAt(object: Json, key: string, path: string, rule: NumberRule = {}): number {
  const value = object[key] ?? rule.otherwise;
  if (typeof value !== 'number' || !Number.isFinite(value))
    throw new InstanceError(`${path}.${key}: a number is needed`);
  if (rule.isInteger !== false && !Number.isInteger(value))
    throw new InstanceError(`${path}.${key}: a whole number is needed`);
  if (value < (rule.min ?? 0)) throw new InstanceError(`${path}.${key}: at least ${rule.min ?? 0} is needed`);
  const most = rule.max ?? (rule.isInteger === false ? HEAVIEST_KG : LONGEST_MM);
  if (value > most) throw new InstanceError(`${path}.${key}: at most ${most} is needed`);
  return value;
}

/** true, false, 1 or 0 at a path. */
export function flagAt(object: Json, key: string, path: string, otherwise?: boolean): boolean {
  const value = object[key] ?? otherwise;
  if (value === true || value === 1) return true;
  if (value === false || value === 0) return false;
  throw new InstanceError(`${path}.${key}: true or false is needed`);
}

/** A text or number at a path, as text. */
export function keyAt(object: Json, key: string, path: string): string {
  const value = object[key];
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  throw new InstanceError(`${path}.${key}: a text or number is needed`);
}

/** Refuses ids that come twice. */
export function refuseDuplicates(ids: readonly number[], path: string): void {
  const seen = new Set<number>();
  for (const id of ids) {
    if (seen.has(id)) throw new InstanceError(`${path}: id ${id} comes twice`);
    seen.add(id);
  }
}
