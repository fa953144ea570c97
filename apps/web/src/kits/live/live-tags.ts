import { seldomChanged, type LiveEntity } from '@mullion/contracts';
import type { Tag } from '../api/base-api';

interface TouchedTag {
  readonly type: Tag;
  readonly id?: number | string;
}

/** What has to be read again after rows of a kind changed: lists of the kind, and what shows these rows. */
export const tagsOfChange = (entity: LiveEntity, ids: readonly (number | string)[]): TouchedTag[] =>
  seldomChanged.has(entity)
    ? [{ type: entity }]
    : [{ type: entity, id: 'LIVE_LIST' }, ...ids.map((id) => ({ type: entity, id }))];

/**
 * Large reads that show few of a kind's rows and that another row may join: for rows that nothing on the page shows.
 * They are read again less often than lists.
 */
export const membersTag = (entity: LiveEntity): TouchedTag => ({ type: entity, id: 'MEMBERS' });
