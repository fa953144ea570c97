import { useEffect } from 'react';
import { z } from 'zod';
import { useAccess } from '@mullion/ui-kit';
import { namingKeys } from '../../kits/session/purge-names';

/** Of which kinds things are found. */
export const recentKinds = ['order', 'product', 'customer', 'pallet', 'truck'] as const;
export type RecentKind = (typeof recentKinds)[number];

const thing = z.object({
  kind: z.enum(recentKinds),
  id: z.int(),
  title: z.string(),
  note: z.string(),
  path: z.string(),
});
/** Something with a page of its own: what it is called, what is known of it besides, its path without the language. */
export type Thing = z.infer<typeof thing>;

const REMEMBERED = 8;
const keyOf = (userId: number): string => `${namingKeys.recent}:${userId}`;

/** What this person has opened on this device, the last one first. */
export const rememberedItems = (userId: number): readonly Thing[] => {
  try {
    return z.array(thing).parse(JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]'));
  } catch {
    // written by an older version
    return [];
  }
};

/** The list with a thing opened now: first, once. */
export const withOpened = (things: readonly Thing[], opened: Thing): readonly Thing[] =>
  [opened, ...things.filter((one) => one.kind !== opened.kind || one.id !== opened.id)].slice(0, REMEMBERED);

/** Remembers what a page shows as opened by this person; null while it is not known yet. */
export const useRemembered = (opened: Thing | null): void => {
  const { userId } = useAccess();
  const text = opened && JSON.stringify(opened);
  useEffect(() => {
    if (text)
      localStorage.setItem(
        keyOf(userId),
        JSON.stringify(withOpened(rememberedItems(userId), JSON.parse(text) as Thing)),
      );
  }, [text, userId]);
};
