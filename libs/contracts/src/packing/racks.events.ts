import { z } from 'zod';
import { defineEvent } from '../kit/event';
import { rack, rackId } from './racks.schema';

/** Lists and pages about racks follow it; no service keeps a copy. */
export const rackChanged = defineEvent({
  owner: 'packing',
  name: 'rack.changed.v1',
  data: z.object({ rack: rack.extend({ removed: z.boolean() }) }),
  live: (data) => [{ entity: 'rack', ids: [data.rack.id] }],
});

/** What stands on these racks is another. */
export const rackContentsChanged = defineEvent({
  owner: 'packing',
  name: 'rack-contents.changed.v1',
  data: z.object({ rack_ids: z.array(rackId) }),
  live: (data) => [{ entity: 'rack', ids: data.rack_ids }],
});

export const racksEvents = { rackChanged, rackContentsChanged };
