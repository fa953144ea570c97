import { z } from 'zod';
import { defineEvent } from '../kit/event';
import { §one§ } from './§many-§.schema';

export const §one§Changed = defineEvent({
  owner: '§service§',
  name: '§one-§.changed.v1',
  data: z.object({ §one§: §one§.extend({ removed: z.boolean() }) }),
  live: (data) => [{ entity: '§one_§', ids: [data.§one§.id] }],
});

export const §many§Events = { §one§Changed };
