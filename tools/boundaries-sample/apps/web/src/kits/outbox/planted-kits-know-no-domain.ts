import { unitPanel } from '../../features/pallet-editor/panels/unit-panel';
export const asked = unitPanel;
