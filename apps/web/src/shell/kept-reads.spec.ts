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
import { cachedReads } from './kept-reads';

describe('what a terminal keeps for times without a network', () => {
  it('BEY-02a is the person, the names of statuses, and what the person works on', () => {
    const names = (routes: readonly { readonly name: string }[]) => routes.map(({ name }) => name);
    expect(cachedReads.person).toBe(getUser.name);
    expect(cachedReads.everyPage).toEqual(names([getUser, listStatuses, listStatusRights]));
    expect(cachedReads.terminals).toEqual(
      names([getPallet, listPallets, getTruck, getWorkCenterPage, getRackPlan, readRack]),
    );
  });
});
