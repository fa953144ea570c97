import { palletRow } from '../../entities/pallet/pallet-row';
import { unitPanel } from '../../features/pallet-editor/panels/unit-panel';
import { listView } from '../../kits/lists/list-view';
export const pages = [unitPanel, palletRow, listView];
