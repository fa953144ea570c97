import { z } from 'zod';
import { stopId } from '../dispatch/departure-stops.schema';
import { defineRoute, ok, uploadedFiles, urlId } from '../kit/route';

/**
 * A photo taken at a stop; with a damage it goes to the problem that the damage has opened. Errors: not_found,
 * unavailable while there is no problem yet, those of attached pictures, attachment.link_full.
 */
export const addStopPhoto = defineRoute({
  service: 'documents',
  name: 'stops.add-photo',
  method: 'POST',
  path: 'shared/stops/{id}/photos',
  summary: 'A photo of a stop of a departure, or of a damage there',
  policy: { access: 'link', links: ['departure'] },
  file: 'photo',
  params: z.strictObject({ id: urlId(stopId) }),
  body: z.strictObject({
    damage_id: z.uuid().optional(),
    /** Set by the gateway: the uploaded file in the blob store. */
    files: uploadedFiles,
  }),
  response: ok,
  timeoutMs: 30_000,
});

export const stopPhotosRoutes = { addStopPhoto };
