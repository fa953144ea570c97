import {
  getPallet,
  getRackPlan,
  getTruck,
  getUser,
  getWorkCenterPage,
  listPallets,
  listStatuses,
  listStatusRights,
  readRack,
} from '@mullion/contracts';
import { KEPT_FOR_TERMINALS, KEPT_OF_EVERY_PAGE } from './kept-routes';

describe('what a terminal keeps for times without a network', () => {
  it('BEY-02a is the person, the names of statuses, and what the person works on', () => {
    const names = (routes: readonly { readonly name: string }[]) => routes.map(({ name }) => name);
    expect(KEPT_OF_EVERY_PAGE).toEqual(names([getUser, listStatuses, listStatusRights]));
    expect(KEPT_FOR_TERMINALS).toEqual(names([getPallet, listPallets, getTruck, getWorkCenterPage, getRackPlan, readRack]));
  });
});
