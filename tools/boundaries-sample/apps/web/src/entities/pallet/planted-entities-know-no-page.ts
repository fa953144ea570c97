import { unitPanel } from '../../features/pallet-editor/panels/unit-panel';
export const shown = unitPanel;
