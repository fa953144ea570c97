import type { LiveEntity } from '@mullion/contracts';
import type { Tag } from '../base-api';

interface TouchedTag {
  readonly type: Tag;
  readonly id?: number | string;
}

/** Reads beside lists and rows that a change of one kind alters. */
const ALSO: Partial<Record<LiveEntity, readonly TouchedTag[]>> = {
  order: [{ type: 'order', id: 'TODAY' }],
};
/** Kept as a whole by those who read them, and seldom changed: every read of the kind. */
const WHOLE: ReadonlySet<LiveEntity> = new Set<LiveEntity>(['company', 'customer', 'status', 'status_right']);

/** What has to be read again after rows of a kind changed. */
export const tagsOfChange = (entity: LiveEntity, ids: readonly (number | string)[]): TouchedTag[] =>
  WHOLE.has(entity)
    ? [{ type: entity }]
    : [{ type: entity, id: 'LIST' }, ...(ALSO[entity] ?? []), ...ids.map((id) => ({ type: entity, id }))];
