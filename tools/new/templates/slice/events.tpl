import { z } from 'zod';
import { defineEvent } from '../kit/event';
import { companyId } from '../kit/id.schema';
import { carriedBy, defineRecords } from '../kit/records';
import { §one§ } from './§many-§.schema';

/** A §one § as other services keep it. */
const §one§Record = §one§.extend({ company_id: companyId, removed: z.boolean() });
export type §One§Record = z.infer<typeof §one§Record>;

export const §one§Changed = defineEvent({
  owner: '§service§',
  name: '§one-§.changed.v1',
  data: z.object({ §one§: §one§Record }),
  live: (data) => [{ entity: '§one_§', ids: [data.§one§.id] }],
});

export const §many§Events = { §one§Changed };

export const §one§Records = defineRecords({
  owner: '§service§',
  name: '§one-§',
  record: §one§Record,
  carriers: [carriedBy(§one§Changed, (data) => [data.§one§])],
});
