import { readSharedDeparture, readSharedPicture } from '@mullion/contracts';
import { baseApi, endpointOf, type Args, type Result } from '../../../kits/api/base-api';

const driverApi = baseApi.injectEndpoints({
  endpoints: (b) => ({
    departure: b.query<Result<typeof readSharedDeparture>, Args<typeof readSharedDeparture>>(
      endpointOf(readSharedDeparture),
    ),
    sharedPicture: b.query<Result<typeof readSharedPicture>, Args<typeof readSharedPicture>>(
      endpointOf(readSharedPicture),
    ),
  }),
});

export const { useDepartureQuery, useSharedPictureQuery } = driverApi;
