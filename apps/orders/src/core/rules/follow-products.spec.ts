import { followProducts, manualStatus } from './follow-products';

const order = {
  manual_status: 8,
  manual_production_version: 0,
  preparation_status: 0,
  preparation_version: 0,
  production_status: 0,
  production_version: 0,
  all_loaded: false,
  all_delivered: false,
  pal_status: 1,
};
const products = {
  count: 3,
  placed: 3,
  loaded: 0,
  departed: 0,
  delivered: 0,
  started: 0,
  made: 0,
  production_version: 0,
};
type Changes = Partial<typeof products>;
const follow = (from: typeof order, changes: Changes = {}, recalled = false) => {
  const { status, pal_status, ...rest } = followProducts(from, { ...products, ...changes }, recalled);
  return { shown: [status, pal_status], now: { ...from, ...rest, pal_status } };
};

describe('an order follows its products', () => {
  it('is placed when every product is, and planned again when one is not', () => {
    expect(follow(order).shown).toEqual([8, 2]);
    expect(follow({ ...order, pal_status: 2 }, { placed: 2 }).shown).toEqual([8, 1]);
    expect(follow({ ...order, pal_status: 0 }).shown).toEqual([8, 0]);
  });

  it('is loaded when all are, and goes back to what it was', () => {
    const loaded = follow(order, { loaded: 3 });
    expect(loaded.shown).toEqual([13, 2]);
    expect(follow(order, { loaded: 2 }).shown).toEqual([8, 2]);
    expect(follow(loaded.now, { loaded: 2 }).shown).toEqual([8, 2]);
  });

  it('leaves a higher status alone that somebody set by hand', () => {
    expect(follow({ ...order, manual_status: 13 }).shown).toEqual([13, 2]);
    expect(follow({ ...order, manual_status: 99 }, { loaded: 3, departed: 3 }).shown).toEqual([99, 3]);
  });

  it('is dispatched when all have left, and what it was before after a recall', () => {
    const left = follow(order, { loaded: 3, departed: 3 });
    expect(left.shown).toEqual([14, 3]);
    expect(follow(left.now, { loaded: 3 }, true).shown).toEqual([13, 2]);
    expect(follow(left.now, { loaded: 1 }, true).shown).toEqual([8, 2]);
  });

  it('BEY-26 is delivered when all are, dispatched while only a part is, and loaded again after a recall', () => {
    const left = { loaded: 3, departed: 3 };
    expect(follow(order, { ...left, delivered: 2 }).shown).toEqual([14, 3]);
    const there = follow(order, { ...left, delivered: 3 });
    expect(there.shown).toEqual([15, 3]);
    expect(follow(there.now, { loaded: 3 }, true).shown).toEqual([13, 2]);
  });

  it('has departed until a recall, or a product is added that has not left', () => {
    const left = follow(order, { loaded: 3, departed: 3 });
    expect(follow(left.now, { count: 4, loaded: 3, departed: 3 }).shown).toEqual([8, 1]);
    // set by hand: no product says otherwise
    expect(follow(left.now, { count: 4, loaded: 3 }).shown).toEqual([14, 3]);
  });

  it('stays loaded while only a part has left', () => {
    expect(follow(order, { loaded: 3, departed: 2 }).shown).toEqual([13, 2]);
  });

  it('has nothing to follow without products', () => {
    expect(follow(order, { count: 0, placed: 0 }).shown).toEqual([8, 1]);
  });

  it('is in production, partly made and made as production says, also while it is loaded', () => {
    const fresh = { ...order, manual_status: 4 };
    expect(follow(fresh, { started: 1, production_version: 1 }).shown[0]).toBe(6);
    expect(follow(fresh, { started: 3, made: 2, production_version: 4 }).shown[0]).toBe(7);
    expect(follow(fresh, { started: 3, made: 3, production_version: 6 }).shown[0]).toBe(8);
    const loaded = follow(fresh, { loaded: 3, started: 3, made: 3, production_version: 6 });
    expect(loaded.shown[0]).toBe(13);
    expect(follow(loaded.now, { loaded: 0, started: 3, made: 3, production_version: 6 }).shown[0]).toBe(8);
  });

  it('stays where a person has lowered it until production says something newer', () => {
    const made = follow({ ...order, manual_status: 4 }, { started: 3, made: 3, production_version: 6 });
    const lowered = { ...made.now, ...manualStatus(made.now, 6) };
    expect(follow(lowered, { started: 3, made: 3, production_version: 6 }).shown[0]).toBe(6);
    expect(follow(lowered, { started: 3, made: 3, production_version: 7 }).shown[0]).toBe(8);
  });
});
