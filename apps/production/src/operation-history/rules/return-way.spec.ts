import { returnRoute } from './return-way';

const made = (work_center_id: number) => ({ work_center_id, code: String(work_center_id), status_before: 4 });

describe('the way of a return', () => {
  it('leads from where the product was to the first work center that does it again', () => {
    expect(returnRoute([{ work_center_id: 60, code: '60', status_before: 0 }, made(30), made(40)])).toEqual({
      from: 60,
      to: 30,
    });
  });

  it('begins at the last of them when the work there was complete', () => {
    expect(returnRoute([made(100), made(30), made(60)])).toEqual({ from: 100, to: 30 });
  });

  it('is none without operations', () => {
    expect(returnRoute([])).toBeNull();
  });
});
