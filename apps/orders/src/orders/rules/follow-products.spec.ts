import { followProducts } from './follow-products';

const order = { status: 8, status_before_loading: null, pal_status: 1 };
const products = { count: 3, placed: 3, loaded: 0, departed: 0 };

describe('an order follows its products', () => {
  it('is placed when every product is, and planned again when one is not', () => {
    expect(followProducts(order, products).pal_status).toBe(2);
    expect(followProducts({ ...order, pal_status: 2 }, { ...products, placed: 2 }).pal_status).toBe(1);
    expect(followProducts({ ...order, pal_status: 0 }, products).pal_status).toBe(0);
  });

  it('is loaded when all are, and goes back to what it was', () => {
    const loaded = followProducts(order, { ...products, loaded: 3 });
    expect(loaded).toEqual({ status: 13, status_before_loading: 8, pal_status: 2 });
    expect(followProducts(order, { ...products, loaded: 2 }).status).toBe(8);
    expect(followProducts(loaded, { ...products, loaded: 2 })).toEqual({ status: 8, status_before_loading: null, pal_status: 2 });
  });

  it('leaves a status alone that somebody set by hand', () => {
    expect(followProducts({ ...order, status: 13 }, products).status).toBe(13);
    expect(followProducts({ ...order, status: 99 }, { ...products, loaded: 3, departed: 3 }).status).toBe(99);
  });

  it('is dispatched when all have left, and loaded again after a recall', () => {
    const left = followProducts({ status: 13, status_before_loading: 8, pal_status: 2 }, { ...products, loaded: 3, departed: 3 });
    expect(left).toEqual({ status: 14, status_before_loading: 8, pal_status: 3 });
    expect(followProducts(left, { ...products, loaded: 3 }, true)).toEqual({ status: 13, status_before_loading: 8, pal_status: 2 });
  });

  it('moves a departed order by a recall only', () => {
    const left = { status: 14, status_before_loading: 8, pal_status: 3 };
    expect(followProducts(left, { ...products, count: 4, loaded: 3, departed: 3 })).toEqual(left);
  });

  it('stays on 13 while only a part has left', () => {
    expect(followProducts({ status: 13, status_before_loading: 8, pal_status: 2 }, { ...products, loaded: 3, departed: 2 })).toEqual({
      status: 13,
      status_before_loading: 8,
      pal_status: 2,
    });
  });

  it('has nothing to follow without products', () => {
    expect(followProducts(order, { count: 0, placed: 0, loaded: 0, departed: 0 })).toEqual(order);
  });
});
