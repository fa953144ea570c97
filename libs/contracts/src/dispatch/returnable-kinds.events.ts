import { z } from 'zod';
import { defineEvent } from '../kit/event';
import { companyId } from '../kit/id.schema';
import { returnableKind } from './returnable-kinds.schema';

/** A kind of returnables was made, edited or deleted. */
export const returnableKindChanged = defineEvent({
  owner: 'dispatch',
  name: 'returnable-kind.changed.v1',
  data: z.object({ returnable_kind: returnableKind.extend({ company_id: companyId, removed: z.boolean() }) }),
  live: (data) => [
    { entity: 'returnable_kind', ids: [data.returnable_kind.id] },
    { entity: 'returnable', ids: [] },
  ],
});
