import type { OrderTimeline, TimelineMoment } from '@mullion/contracts';
import { formatMoment } from '@mullion/i18n';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePageHref } from '../../../kits/address/language';
import { useFieldText } from '../../../entities/product/changes/use-field-text';
import { paths } from '../../../entities/pages/paths';
import { areaOf, idleTimeOf, timelineDays, type IdleTime } from '../rules/timeline-days';
import { useMomentText, useWorkedText } from './use-moment-text';

/** The clock of a moment; the day stands above. */
const clock = (moment: string): string => formatMoment(moment).slice(-5);

/** What happened day by day, who did it, and how long the order was idle between. */
export const MomentList = ({ timeline }: { readonly timeline: OrderTimeline }) => {
  const { t } = useTranslation('timeline');
  return (
    <ol className="tl-days">
      {timelineDays(timeline).map(({ date, moments }) => (
        <li key={date}>
          <h3 className="num">{date}</h3>
          <ol className="tl-moments">
            {moments.map((moment) => (
              <MomentLine key={`${moment.kind} ${moment.at} ${moment.name} ${moment.after}`} moment={moment} />
            ))}
          </ol>
        </li>
      ))}
      {timeline.stands && (
        <li>
          <h3>{t('now')}</h3>
          <ol className="tl-moments">
            <IdleLine idle={idleTimeOf(timeline.stands.ms)} text="locatedSince" since={timeline.stands.since} />
          </ol>
        </li>
      )}
    </ol>
  );
};

const MomentLine = ({ moment }: { readonly moment: TimelineMoment }) => {
  const textOf = useMomentText();
  const href = usePageHref();
  const { t } = useTranslation('timeline');
  const fieldText = useFieldText();
  const { kind, at, to, user_name: who, note, fields, pallet_id: pallet, truck_id: truck } = moment;
  const path = pallet !== null ? paths.palletInfo(pallet) : truck !== null ? paths.truck(truck) : null;
  const text = textOf(moment);
  const isSpan = to !== null && to !== at;
  return (
    <>
      <IdleLine idle={idleTimeOf(moment.idle_ms)} text="idle" />
      <li className={`tl-moment ${areaOf(moment)}`}>
        <time className="num" dateTime={at}>
          {clock(at)}
        </time>
        <span>
          <b>{path === null ? text : <Link to={href(path)}>{text}</Link>}</b>
          {(who || isSpan) && (
            <span className="secondary">{[who, isSpan && spanText(at, to)].filter(Boolean).join(' · ')}</span>
          )}
          {fields && fields.length > 0 && <span className="tl-note">{fields.map(fieldText).join(' · ')}</span>}
          {note && <span className="tl-note">{kind === 'change_told' ? t('unreadAt', { centers: note }) : note}</span>}
        </span>
      </li>
    </>
  );
};

/** From when to when; the day of the end only where it is another. */
const spanText = (from: string, to: string): string => {
  const [first, last] = [formatMoment(from), formatMoment(to)];
  return `${clock(from)} – ${first.slice(0, 10) === last.slice(0, 10) ? clock(to) : last}`;
};

interface IdleLineProps {
  readonly idle: IdleTime | null;
  readonly text: 'idle' | 'locatedSince';
  readonly since?: string;
}
const IdleLine = ({ idle, text, since }: IdleLineProps) => {
  const { t } = useTranslation('timeline');
  const worked = useWorkedText();
  if (idle === null && text === 'idle') return null;
  const words =
    text === 'locatedSince'
      ? t(idle ? 'locatedSince' : 'lastMoment', {
          since: formatMoment(since ?? ''),
          time: idle ? worked(idle.time) : '',
        })
      : t('idle', { time: idle ? worked(idle.time) : '' });
  return <li className={idle?.isLong ? 'tl-idle long' : 'tl-idle'}>{words}</li>;
};
