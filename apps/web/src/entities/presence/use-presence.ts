import { useEffect, useMemo, useRef, useState } from 'react';
import { placeName, type PresenceActivity, type PresencePlace, type Present } from '@mullion/contracts';
import { useAccess } from '@mullion/ui-kit';
import { uuid } from '../../kits/http/uuid';
import { createGhost, useGhost } from '../../kits/editor/ghost';
import { useLiveProgress } from '../../kits/live/use-live';
import { store } from '../../kits/api/store';
import { createPresenceSender } from './presence-sender';
import { holderOf, othersOf } from './people';
import { presenceApi, type PresenceAnswer } from './presence-api';

const NOBODY: readonly Present[] = [];
/** One page is open at a time; what shows a thing on it is drawn again only when its holder changes. */
const othersHere = createGhost(NOBODY);
const everybody = (others: readonly Present[]): readonly Present[] => others;

/**
 * Says that this tab is at a place and what it holds, and gives the others there; the same list as long as nothing
 * differs.
 */
export const usePresence = (place: PresencePlace, holds: PresenceActivity | null): readonly Present[] => {
  const { userId } = useAccess();
  const [people, setPeople] = useState<PresenceAnswer['people']>([]);
  const name = placeName(place);
  const announcer = useRef<ReturnType<typeof createPresenceSender> | null>(null);
  useEffect(() => {
    const tab = uuid();
    const made = createPresenceSender({
      send: async (said) => {
        const asked = store.dispatch(
          presenceApi.endpoints.updatePresence.initiate({ body: { tab, place, ...said } }, { track: false }),
        );
        const { data } = await asked;
        return data ?? null;
      },
      onAnswer: (answer) =>
        setPeople((before) => (JSON.stringify(before) === JSON.stringify(answer.people) ? before : answer.people)),
      isHidden: () => document.hidden,
    });
    announcer.current = made;
    made.start();
    return () => {
      made.stop();
      setPeople([]);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the place is its name; the object is another at every drawing
  }, [name]);
  useEffect(() => announcer.current?.hold(holds), [holds]);
  const tick = useLiveProgress('presence', name);
  useEffect(() => {
    if (typeof tick === 'number') announcer.current?.changed(tick);
  }, [tick]);
  const others = useMemo(() => (people.length === 0 ? NOBODY : othersOf(people, userId)), [people, userId]);
  useEffect(() => {
    othersHere.set(others);
    return othersHere.clear;
  }, [others]);
  return others;
};

/** Who else has a thing in hand, or its editor open; null: nobody. */
export const useHolder = (kind: PresenceActivity['kind'], id: number): Present | null =>
  useGhost(othersHere, (others) => holderOf(others, kind, id));

/** The others of the page that is open, for whatever on it shows who holds a thing. */
export const useOthersHere = (): readonly Present[] => useGhost(othersHere, everybody);
