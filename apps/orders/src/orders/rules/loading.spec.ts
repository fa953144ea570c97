import { lateLoading, loadingOf } from './loading';

describe('a product follows the scanner', () => {
  it('is loaded, and goes back to what it was', () => {
    const loaded = loadingOf({ status: 8, status_before_loading: null }, true);
    expect(loaded).toEqual({ status: 13, status_before_loading: 8 });
    expect(loadingOf(loaded, true)).toEqual(loaded);
    expect(loadingOf(loaded, false)).toEqual({ status: 8, status_before_loading: null });
  });

  it('leaves 13 alone when loading had not raised it', () => {
    expect(loadingOf({ status: 13, status_before_loading: null }, false).status).toBe(13);
  });

  it.each([14, 99])('leaves status %i alone', (status) => {
    expect(loadingOf({ status, status_before_loading: null }, true).status).toBe(status);
    expect(loadingOf({ status, status_before_loading: 8 }, false).status).toBe(status);
  });

  it('tells a scan whose news comes after the departure, once', () => {
    const left = { id: 5, status: 14, status_before_loading: 8, loaded_at: null };
    expect(lateLoading(left, true)).toEqual([{ rowId: 5, before: 8, after: 13 }]);
    expect(lateLoading({ ...left, loaded_at: new Date() }, true)).toEqual([]);
    expect(lateLoading({ ...left, status: 8, status_before_loading: null }, true)).toEqual([]);
    expect(lateLoading(left, false)).toEqual([]);
  });
});
