import { DEFAULT_AXLE_LIMITS, loadingSteps, type PlacedPallet } from '@mullion/packing-model';
import { begunPlayer, playerAfter, wayMsOf } from './player';
import { mostAsideStep, stepLoads } from './step-loads';

const floor = {
  ...{
    lengthMm: 13_600,
    widthMm: 2480,
    heightMm: 2700,
    maxMassKg: 24_000,
    betweenPalletsMm: 50,
    axles: DEFAULT_AXLE_LIMITS,
  },
};
const pallet = (id: number, xMm: number, yMm: number, massKg: number): PlacedPallet => ({
  ...{
    id,
    xMm,
    yMm,
    massKg,
    lengthMm: 2400,
    widthMm: 1200,
    heightMm: 2000,
    dispatchPriority: 1,
    allowTurn: true,
    isTurned: false,
  },
});

describe('BEY-07a the load after each step', () => {
  it('is shared out between king pin, axles and sides, and warned about in between', () => {
    const steps = loadingSteps(floor, [pallet(1, 5600, 0, 3000), pallet(2, 5600, 1280, 3000)]);
    const loads = stepLoads(floor, steps);
    expect(loads.map(({ massKg, moreRightKg }) => [massKg, moreRightKg])).toEqual([
      [3000, 3000],
      [6000, 0],
    ]);
    expect(loads.map(({ warnings }) => warnings.map(({ code }) => code))).toEqual([['truck.leans_right'], []]);
    expect(mostAsideStep(loads)).toEqual({ step: 1, kg: 3000 });
    expect([stepLoads(floor, []), mostAsideStep([])]).toEqual([[], null]);
  });
});

describe('BEY-07a playing the steps', () => {
  it('goes on to the last step, stops there, and begins again', () => {
    let state = playerAfter(begunPlayer(3), { kind: 'toggle' }, 3);
    expect(state).toEqual({ at: 1, isPlaying: true, isComing: true });
    for (const at of [2, 3]) {
      state = playerAfter(state, { kind: 'tick' }, 3);
      expect(state).toMatchObject({ at, isPlaying: true });
    }
    state = playerAfter(state, { kind: 'tick' }, 3);
    expect(state).toMatchObject({ at: 3, isPlaying: false });
    expect(playerAfter(state, { kind: 'toggle' }, 3)).toEqual({ at: 1, isPlaying: true, isComing: true });
  });

  it('shows a pallet coming, sooner at a higher speed, and stands still under reduced motion', () => {
    const coming = playerAfter(begunPlayer(3), { kind: 'toggle' }, 3);
    expect([wayMsOf(coming, { speed: 1, isStill: false }), wayMsOf(coming, { speed: 2, isStill: false })]).toEqual([
      1_300, 650,
    ]);
    expect(wayMsOf(coming, { speed: 1, isStill: true })).toBe(0);
    const back = playerAfter({ ...coming, at: 3 }, { kind: 'go', to: 2 }, 3);
    expect(wayMsOf(back, { speed: 1, isStill: false })).toBe(0);
  });

  it('pauses, and stays between the first and the last step', () => {
    const playing = { at: 2, isPlaying: true, isComing: true };
    expect(playerAfter(playing, { kind: 'toggle' }, 3)).toMatchObject({ at: 2, isPlaying: false });
    expect(playerAfter(playing, { kind: 'go', to: 9 }, 3)).toEqual({ at: 3, isPlaying: false, isComing: true });
    expect(playerAfter(playing, { kind: 'go', to: -4 }, 3)).toEqual({ at: 1, isPlaying: false, isComing: false });
    // a pallet was taken off meanwhile
    expect(playerAfter({ ...playing, at: 3 }, { kind: 'tick' }, 2)).toMatchObject({ at: 2, isPlaying: false });
    expect([begunPlayer(0), playerAfter(begunPlayer(0), { kind: 'toggle' }, 0)]).toMatchObject([
      { at: 0 },
      { at: 0, isPlaying: false },
    ]);
  });
});
