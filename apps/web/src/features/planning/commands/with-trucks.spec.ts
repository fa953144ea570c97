import type { Truck, TruckLoad } from '@mullion/contracts';
import { DocumentEditor } from '../../../kits/editor/document-editor';
import { samplePallet } from '../../../entities/pallet/testing/sample-pallet';
import { rearrangement, type FloorCommand } from '../../../entities/truck/floor/floor-document';
import type { FloorRequests } from '../../../entities/truck/floor/floor-sender';
import { samplePlanning } from '../testing/sample-planning';
import type { PlanningClash, PlanningDocument } from './acts';
import type { PlanningCommand } from './planning-command';
import { planningRules } from './planning-document';
import { planningPorts, type PlanningRequests } from './planning-sender';
import { withAnsweredTrucks, withNewerTrucks } from './with-trucks';

type PlanningEditor = DocumentEditor<PlanningDocument, PlanningCommand, PlanningClash>;

const truckOf = (id: number, version: number, ...pallets: number[]): Truck =>
  ({ id, version, pallets: pallets.map((pallet) => ({ pallet_id: pallet, state: 'placed' })) }) as unknown as Truck;
const page = (...trucks: Truck[]) => ({ pallets: [samplePallet(1), samplePallet(2)], trucks });
const versionsOf = ({ trucks }: { readonly trucks: readonly Truck[] | null }) =>
  trucks?.map(({ id, version }) => `${id} v${version}`);

describe('trucks of a page that was read', () => {
  it('of each the newer version stays', () => {
    expect(
      versionsOf(withNewerTrucks(page(truckOf(3, 1, 1), truckOf(4, 7, 2)), [truckOf(3, 2), truckOf(4, 6)])),
    ).toEqual(['3 v2', '4 v7']);
  });

  it('one that is not listed any more is gone, and unknown trucks stay unknown', () => {
    expect(versionsOf(withNewerTrucks(page(), [truckOf(3, 2, 1)]))).toEqual([]);
    expect(withNewerTrucks({ ...page(), trucks: null }, [truckOf(3, 2, 1)]).trucks).toBeNull();
  });

  it('a pallet was put on a truck that packing does not know of yet: the truck is on the page', () => {
    expect(versionsOf(withAnsweredTrucks(page(truckOf(4, 7, 2)), [truckOf(3, 2, 1), truckOf(5, 2)]))).toEqual([
      '4 v7',
      '3 v2',
    ]);
  });

  it('a pallet was taken off a truck that the page still shows with it', () => {
    expect(withAnsweredTrucks(page(truckOf(3, 1, 1, 2)), [truckOf(3, 2, 2)]).trucks).toEqual([truckOf(3, 2, 2)]);
  });
});

describe('pallets taken off their truck', () => {
  const load = (x: number) =>
    ({ pallet_id: 1, x, y: 0, is_turned: false, dispatch_priority: null, state: 'placed', status: 1 }) as TruckLoad;
  /** Taken off by a dialog; then `meanwhile` happens between the two requests of undo. */
  const undone = async (meanwhile: (editor: PlanningEditor, truck: Truck) => void) => {
    let truck: Truck = { ...truckOf(3, 1), pallets: [load(0)] };
    const sent: string[] = [];
    const changed = (pallets: TruckLoad[], what: string): Promise<Truck> => {
      sent.push(what);
      return Promise.resolve((truck = { ...truck, version: truck.version + 1, pallets }));
    };
    // packing's copy of trucks has not heard of any of it
    const behind = samplePlanning([samplePallet(1)], []);
    const floor: Partial<FloorRequests> = {
      read: () => Promise.resolve(truck),
      takeOff: () => changed([], 'off'),
      putOn: async () => ({ truck: await changed([load(500)], 'on'), refused: [] }),
      place: () => {
        meanwhile(editor, truck);
        return changed([load(0)], 'placed');
      },
    };
    const requests = { read: () => Promise.resolve(behind), floor: () => floor } as unknown as PlanningRequests;
    const editor: PlanningEditor = new DocumentEditor(behind, planningRules, planningPorts(requests));
    const command = rearrangement(truck, { ...truck, pallets: [] }) as FloorCommand;
    truck = { ...truck, version: 2, pallets: [] };
    editor.record({ kind: 'floors', floors: [{ truck, command }] });
    editor.undo();
    return { editor, behind, sent };
  };

  it('are off again by redo although the page that was read after undo did not know the truck yet', async () => {
    const { editor, behind, sent } = await undone(() => undefined);
    await editor.flush();
    editor.seen({ ...behind });
    editor.redo();
    await editor.flush();
    expect(sent).toEqual(['on', 'placed', 'off']);
  });

  it('are off again by redo while undo is half done and the page shows that half', async () => {
    const { editor, sent } = await undone((now, truck) => {
      now.seen({ ...now.get().saved, trucks: [truck] });
      now.redo();
    });
    await editor.flush();
    expect(sent).toEqual(['on', 'placed', 'off']);
  });
});
