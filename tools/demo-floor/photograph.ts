import { routes, type Pallet } from '@mullion/contracts';
import { MullionClient } from '../../libs/client/src';
import { palletPhoto } from './pallet-photo';

const PHOTOGRAPHED = 3;

/** A few photos, as packers make them before a truck leaves. */
export const photograph = async (
  planner: MullionClient,
  packer: MullionClient,
  pallets: readonly Pallet[],
): Promise<void> => {
  for (const [at, { id }] of pallets.slice(0, PHOTOGRAPHED).entries()) {
    const whole = await planner.call(routes.getPallet, { params: { id } });
    for (let row = 0; row < (at === 0 ? 2 : 1); row += 1) {
      const photo = await palletPhoto(whole, row);
      const form = (): FormData => {
        const made = new FormData();
        made.set('table_name', 'pallets');
        made.set('table_id', String(id));
        made.set(
          'attachment_file',
          new Blob([Uint8Array.from(photo)], { type: 'image/jpeg' }),
          `palete-${row + 1}.jpg`,
        );
        return made;
      };
      await packer.call(routes.createAttachment, { body: { table_name: 'pallets', table_id: id }, form });
    }
  }
};
