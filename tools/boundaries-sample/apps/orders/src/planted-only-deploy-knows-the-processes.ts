import { processes } from '../../../deploy/processes';
export const all = processes;
