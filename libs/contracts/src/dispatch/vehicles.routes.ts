import { z } from 'zod';
import { truckId, vehicleId } from '../kit/id.schema';
import { pageOf, pageQuery, sortOrder } from '../kit/page.schema';
import { defineRoute, ok, urlId, urlText } from '../kit/route';
import { vehicle, vehicleFields } from './truck.schema';

const session = { access: 'session' } as const;
const vehicleParams = z.strictObject({ id: urlId(vehicleId) });

export const listVehicles = defineRoute({
  service: 'dispatch',
  name: 'vehicles.list',
  method: 'GET',
  path: 'vehicles',
  summary: 'Vehicles',
  policy: session,
  query: z.strictObject({
    ...pageQuery,
    filter: urlText,
    order_by: z.enum(['make', 'number_plate', 'trailer_number_plate', 'driver']).default('trailer_number_plate'),
    order: sortOrder,
  }),
  response: pageOf(vehicle),
});

/** With `truck_id` the truck gets the vehicle: the one that has this trailer's plate already, or the new one. */
export const createVehicle = defineRoute({
  service: 'dispatch',
  name: 'vehicles.create',
  method: 'POST',
  path: 'vehicles',
  summary: 'A vehicle, also straight for a truck',
  success: 201,
  policy: session,
  body: vehicleFields
    .omit({ version: true })
    .required({ trailer_number_plate: true })
    .extend({ truck_id: truckId.optional() }),
  response: vehicle,
});

export const updateVehicle = defineRoute({
  service: 'dispatch',
  name: 'vehicles.update',
  method: 'PUT',
  path: 'vehicles/{id}',
  summary: 'Edit a vehicle',
  policy: session,
  params: vehicleParams,
  body: vehicleFields,
  response: vehicle,
});

/** Trucks that have left keep showing it; a truck still here refuses. */
export const deleteVehicle = defineRoute({
  service: 'dispatch',
  name: 'vehicles.delete',
  method: 'DELETE',
  path: 'vehicles/{id}',
  summary: 'Delete a vehicle',
  policy: session,
  params: vehicleParams,
  response: ok,
});

export const vehiclesRoutes = { listVehicles, createVehicle, updateVehicle, deleteVehicle };
