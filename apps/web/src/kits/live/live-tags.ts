import type { LiveEntity } from '@mullion/contracts';
import type { Tag } from '../api/base-api';

interface TouchedTag {
  readonly type: Tag;
  readonly id?: number | string;
}

/** Reads beside lists and rows that a change of one kind alters. */
const ALSO: Partial<Record<LiveEntity, readonly TouchedTag[]>> = {
  order: [{ type: 'order', id: 'TODAY' }],
};
/** Kept complete by those who read them, and seldom changed: every read of the kind. */
const SELDOM_CHANGED: ReadonlySet<LiveEntity> = new Set<LiveEntity>(['company', 'customer', 'status', 'status_right']);

/** What has to be read again after rows of a kind changed: lists of the kind, and what shows these rows. */
export const tagsOfChange = (entity: LiveEntity, ids: readonly (number | string)[]): TouchedTag[] =>
  SELDOM_CHANGED.has(entity)
    ? [{ type: entity }]
    : [{ type: entity, id: 'LIVE_LIST' }, ...(ALSO[entity] ?? []), ...ids.map((id) => ({ type: entity, id }))];

/**
 * Large reads that show few of a kind's rows and that another row may join: for rows that nothing on the page shows. They are read again
 * less often than lists.
 */
export const membersTag = (entity: LiveEntity): TouchedTag => ({ type: entity, id: 'MEMBERS' });
