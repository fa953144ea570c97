import { ofLive } from '../live/given';
export const circle = ofLive;
