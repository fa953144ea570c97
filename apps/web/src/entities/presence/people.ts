import { placeName, type PresenceActivity, type PresencePlace, type Present } from '@mullion/contracts';

/** Two letters of a name: of its first two words, else its first two. */
export const initialsOf = (name: string): string => {
  const words = name.trim().split(/\s+/);
  const letters =
    words.length > 1 ? words.slice(0, 2).map((word) => [...word][0] ?? '') : [...(words[0] ?? '')].slice(0, 2);
  return letters.join('').toUpperCase();
};

/** Colours that tell people apart; the initials and the name do it without them. */
const COLOURS = 3;
export const colourOf = (userId: number): number => userId % COLOURS;

const isAt = (one: Present, place: PresencePlace): boolean => placeName(one.place) === placeName(place);

/** Others than the person, each once: the tab with something in hand before others, then the one that came first. */
export const othersOf = (people: readonly Present[], self: number): Present[] => {
  const first = new Map<string, Present>();
  const byWeight = [...people].sort(
    (a, b) =>
      Number(b.holds !== null) - Number(a.holds !== null) ||
      a.since.localeCompare(b.since) ||
      a.tab.localeCompare(b.tab),
  );
  for (const one of byWeight) {
    const key = `${one.user_id} ${placeName(one.place)}`;
    if (one.user_id !== self && !first.has(key)) first.set(key, one);
  }
  return [...first.values()].sort((a, b) => a.since.localeCompare(b.since) || a.user_id - b.user_id);
};

/** Who has a thing in hand, or its editor open; what is held counts before. */
export const holderOf = (others: readonly Present[], kind: PresenceActivity['kind'], id: number): Present | null =>
  others.find(({ holds }) => holds?.kind === kind && holds.id === id) ??
  others.find(({ place }) => (kind === 'pallet' || kind === 'truck') && placeName(place) === `${kind}:${id}`) ??
  null;

/** Names that came and went, each person once. */
export const comeAndGone = (before: readonly Present[], now: readonly Present[], place: PresencePlace) => {
  const namesOf = (people: readonly Present[]) =>
    new Map(people.filter((one) => isAt(one, place)).map((one) => [one.user_id, one.name]));
  const [was, is] = [namesOf(before), namesOf(now)];
  return {
    came: [...is].filter(([id]) => !was.has(id)).map(([, name]) => name),
    went: [...was].filter(([id]) => !is.has(id)).map(([, name]) => name),
  };
};
