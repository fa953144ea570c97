import type { Attachment } from '@mullion/contracts';
import { photosByDay } from './photos-by-day';

const photo = (id: number, moment: string) => ({ id, created_at: new Date(moment).toISOString() }) as Attachment;

describe('the gallery of a pallet', () => {
  it('PIN-01b goes by day, the newest day and photo first', () => {
    const days = photosByDay([
      photo(1, '2026-11-23T14:05'),
      photo(2, '2026-11-24T10:40'),
      photo(3, '2026-11-24T10:53'),
    ]);
    expect(days.map(({ date, photos }) => [date, photos.map(({ id }) => id)])).toEqual([
      ['2026-11-24', [3, 2]],
      ['2026-11-23', [1]],
    ]);
  });

  it('is nothing without photos', () => {
    expect(photosByDay([])).toEqual([]);
  });
});
