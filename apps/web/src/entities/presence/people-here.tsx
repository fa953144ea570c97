import './presence.css';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@blueprintjs/core';
import { People } from '@blueprintjs/icons';
import { placeName, type PresenceActivity, type PresencePlace, type Present } from '@mullion/contracts';
import { formatMoment } from '@mullion/i18n';
import { Popover } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useLayout } from '../../kits/elements/use-layout';
import { colourOf, comeAndGone, initialsOf } from './people';

/** So many are drawn; the rest is a figure. */
const MOST_DRAWN = 3;
/** Who comes and goes is read aloud once it has settled. */
const STABLE_MS = 3_000;
const TIME = 11;

interface PeopleHereProps {
  readonly place: PresencePlace;
  /** From `usePresence`. */
  readonly others: readonly Present[];
  /** What a thing is called on this page; null: it is not shown here. */
  readonly nameOf: (kind: PresenceActivity['kind'], id: number) => string | null;
}

/**
 * Initials of who else is here; pressed, with names, since when and what each holds. On a phone a count. Nothing while
 * nobody else is here.
 */
export const PeopleHere = ({ place, others, nameOf }: PeopleHereProps) => {
  const { t } = useTranslation('editor');
  const layout = useLayout();
  const shown = others.filter((one) => placeName(one.place) === placeName(place) || elsewhere(one, nameOf) !== null);
  const count = new Set(shown.map((one) => one.user_id)).size;
  return (
    <>
      <CameAndWent place={place} others={others} />
      {count > 0 && (
        <Popover placement="bottom-end" content={<PeopleList place={place} people={shown} nameOf={nameOf} />}>
          <Button variant="minimal" className="people-here" aria-label={t('presence.others', { count })}>
            {layout === 'phone' ? (
              <span className="row">
                <People aria-hidden /> {count}
              </span>
            ) : (
              <span className="row">
                {shown.slice(0, MOST_DRAWN).map((one) => (
                  <Initials key={one.tab} one={one} />
                ))}
                {shown.length > MOST_DRAWN && <span className="person more">{`+${shown.length - MOST_DRAWN}`}</span>}
              </span>
            )}
          </Button>
        </Popover>
      )}
    </>
  );
};

/** The pallet or truck whose editor a person has open, as this page calls it. */
const elsewhere = ({ place }: Present, nameOf: PeopleHereProps['nameOf']): string | null =>
  place.kind === 'planning' ? null : nameOf(place.kind, place.id);

const Initials = ({ one }: { readonly one: Present }) => (
  <span className={`person p${colourOf(one.user_id)}`} aria-hidden>
    {initialsOf(one.name)}
  </span>
);

const PeopleList = ({
  place,
  people,
  nameOf,
}: Pick<PeopleHereProps, 'place' | 'nameOf'> & { readonly people: readonly Present[] }) => {
  const { t } = useTranslation('editor');
  const whatOf = (one: Present): string => {
    const held = one.holds && nameOf(one.holds.kind, one.holds.id);
    if (one.holds && held !== null) return t(`presence.${one.holds.act}s`, { what: held });
    if (placeName(one.place) !== placeName(place)) {
      const thing = elsewhere(one, nameOf);
      return thing === null ? t('presence.inPlanning') : t('presence.at', { what: thing });
    }
    return t('presence.looks');
  };
  return (
    <section className="people-list" aria-label={t('presence.title')}>
      <h2>{t('presence.title')}</h2>
      <ul>
        {people.map((one) => (
          <li key={one.tab}>
            <Initials one={one} />
            <span>
              <b>{one.name}</b>
              <span className="secondary sm">
                {whatOf(one)} · {t('presence.since', { time: formatMoment(one.since).slice(TIME) })}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** Said to a screen reader without haste: who came and who went, never what is moved about. */
const CameAndWent = ({ place, others }: Pick<PeopleHereProps, 'place' | 'others'>) => {
  const { t } = useTranslation('editor');
  const announced = useRef<readonly Present[]>([]);
  const [text, setText] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => {
      const { came, went } = comeAndGone(announced.current, others, place);
      announced.current = others;
      const parts = [
        came.length > 0 ? t('presence.came', { names: came.join(', ') }) : '',
        went.length > 0 ? t('presence.went', { names: went.join(', ') }) : '',
      ].filter(Boolean);
      if (parts.length > 0) setText(parts.join(' '));
    }, STABLE_MS);
    return () => clearTimeout(timer);
  }, [others, place, t]);
  return (
    <p className="hidden-text" role="status">
      {text}
    </p>
  );
};
