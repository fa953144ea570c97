import { unitPanel } from '../panels/unit-panel';
export const painted = unitPanel;
