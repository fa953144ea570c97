import { samplePallet } from '../../../entities/pallet/testing/sample-pallet';
import { editRefusal } from './chosen-pallets';
import { settingsForm, settingsOf } from '../commands/settings-form';

describe('several chosen pallets', () => {
  const open = samplePallet(1);
  const closed = samplePallet(2, [], { status: 2 });
  const loaded = samplePallet(3, [], { status: 1, truck_id: 9 as never });

  it('PLN-03f are not edited when one of them is closed, and it is named', () => {
    expect(editRefusal([open, samplePallet(4, [], { status: 1 })])).toBeNull();
    expect(editRefusal([open, closed])).toEqual({ why: 'notEditable', pallets: [closed] });
  });

  it('PLN-03e are not edited when one of them is on a truck', () => {
    expect(editRefusal([open, closed, loaded])).toEqual({ why: 'onTruck', pallets: [loaded] });
  });

  it('PLN-03ab open with what all of them have; what differs is empty and required', () => {
    const settings = settingsOf([open, samplePallet(5, [], { max_weight: 900 })]);
    expect(settings).toMatchObject({ max_height: '2520', max_weight: '', spacing_ends: '0' });
    expect(settingsForm.safeParse(settings).success).toBe(false);
    expect(settingsForm.safeParse({ ...settings, max_weight: '900' }).success).toBe(true);
  });
});
