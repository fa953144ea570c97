import {
  companyId,
  defineCall,
  defineEvent,
  defineJob,
  defineRecords,
  defineRoute,
  urlInt,
  version,
} from '@mullion/contracts';
import { z } from 'zod';

const note = z.object({ id: z.int(), text: z.string(), version: z.int() });

export const createNote = defineRoute({
  service: 'orders',
  name: 'sample.create',
  method: 'POST',
  path: 'sample',
  body: z.strictObject({
    text: z.string().min(1),
    fail: z.enum(['before', 'crash', 'late', '55P03', '40P01']).optional(),
  }),
  response: note,
  policy: { access: 'session' },
  success: 201,
  summary: 'Creates a note',
});
export const changeNote = defineRoute({
  service: 'orders',
  name: 'sample.change',
  method: 'PATCH',
  path: 'sample/{id}',
  params: z.strictObject({ id: urlInt }),
  body: z.strictObject({ text: z.string(), version: version.optional() }),
  response: note,
  policy: { access: 'session', right: 'OP_EDIT', refusal: 'no_right_to_edit_order' },
  summary: 'Changes a note',
});
export const getNote = defineRoute({
  service: 'orders',
  name: 'sample.get',
  method: 'GET',
  path: 'sample/{id}',
  params: z.strictObject({ id: urlInt }),
  response: note.extend({ copied: z.int(), request_id: z.string() }),
  policy: { access: 'session' },
  summary: 'Reads a note',
});
export const openDoor = defineRoute({
  service: 'orders',
  name: 'sample.open',
  method: 'GET',
  path: 'sample/open',
  response: z.object({ company: z.int() }),
  policy: { access: 'none' },
  summary: 'Needs nobody signed in',
});
export const slowCall = defineCall({
  service: 'orders',
  name: 'sample.slow',
  input: z.object({ key: z.string() }),
  output: z.object({ replica: z.string() }),
});
export const beginSaga = defineCall({
  service: 'orders',
  name: 'sample.saga',
  input: z.object({ key: z.string(), steps: z.int() }),
  output: z.object({ id: z.string() }),
});
export const neighbour = defineCall({
  service: 'packing',
  name: 'sample.neighbour',
  input: z.object({ key: z.string() }),
  output: z.object({ request_id: z.string(), allowed: z.boolean() }),
});
export const askNeighbour = defineCall({
  service: 'orders',
  name: 'sample.ask',
  input: z.object({ key: z.string() }),
  output: neighbour.output,
});

export const noteChanged = defineEvent({
  owner: 'orders',
  name: 'note.changed.v1',
  data: z.object({ note }),
  live: null,
});
export const boxMoved = defineEvent({
  owner: 'packing',
  name: 'box.moved.v1',
  data: z.object({
    box: z.int(),
    note: z.int(),
    fail: z.enum(['always', 'twice', 'held', 'away', 'missing']).optional(),
  }),
  live: null,
});
export const boxOpened = defineEvent({
  owner: 'packing',
  name: 'box.opened.v1',
  data: z.object({ box: z.int() }),
  live: null,
});
/** The sample does not handle it. */
export const boxWeighed = defineEvent({
  owner: 'packing',
  name: 'box.weighed.v1',
  data: z.object({ box: z.int() }),
  live: null,
});
/** Of the neighbour; the sample keeps a copy. */
export const boxRecords = defineRecords({
  owner: 'packing',
  name: 'box',
  record: z.object({
    id: z.int(),
    company_id: companyId,
    label: z.string(),
    colour: z.string(),
    version,
    removed: z.boolean(),
  }),
  carriers: [],
});
export const sampleJob = defineJob({
  queue: 'sample',
  name: 'sample-job',
  payload: z.object({ id: z.string(), fail: z.int().optional() }),
  attempts: 3,
  id: (payload) => payload.id,
});
