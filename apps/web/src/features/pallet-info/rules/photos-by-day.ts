import type { Attachment } from '@mullion/contracts';
import { formatDate } from '@mullion/i18n';

export interface PhotoDay {
  readonly date: string;
  /** The newest first. */
  readonly photos: readonly Attachment[];
}

/** The photos of a pallet by the day of the person who looks, the newest first. */
export const photosByDay = (photos: readonly Attachment[]): PhotoDay[] => {
  const newest = photos.toSorted((a, b) => b.created_at.localeCompare(a.created_at) || b.id - a.id);
  const days = new Map<string, Attachment[]>();
  for (const photo of newest) {
    const date = formatDate(photo.created_at);
    days.set(date, [...(days.get(date) ?? []), photo]);
  }
  return [...days].map(([date, ofDay]) => ({ date, photos: ofDay }));
};
