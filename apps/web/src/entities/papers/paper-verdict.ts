import type { PaperCheck, PaperName } from '@mullion/contracts';
import { shownNumber } from '@mullion/packing-model';
import type { TFunction } from 'i18next';
import type { Verdict } from '../../kits/terminal/verdict';
import { formatMoment } from '@mullion/i18n';

type Translate = TFunction<'labels'>;

/** As people call what the paper is of: a pallet by its short number. */
const nameOf = ({ kind, number }: Pick<PaperName, 'kind' | 'number'>): string =>
  kind === 'list' || kind === 'pallet_label' ? shownNumber(number) : number;

/**
 * What a scanner says of a paper: amber when it is out of date, with the revision that is valid as large as a place.
 */
export const paperVerdict = (t: Translate, paper: PaperCheck): Verdict => {
  const { kind, revision, state } = paper;
  const code = `${nameOf(paper)} · ${t('queue.revision', { number: revision })}`;
  const time = (at: string): string => formatMoment(at).slice(5);
  const printed = {
    kind: t(`paper.kind.${kind}`),
    number: revision,
    time: time(paper.printed_at),
    name: paper.printed_by,
  };
  if (state === 'gone') return { tone: 'bad', code, title: t('paper.gone'), text: t('paper.goneText') };
  if (state === 'current')
    return { tone: 'ok', code, title: t('paper.current'), text: t('paper.currentText', printed) };
  const changed =
    paper.changed_at !== null
      ? t('paper.changed', { time: time(paper.changed_at), name: paper.changed_by ?? '' })
      : t('paper.changedUnknown', { time: printed.time });
  return {
    tone: 'warn',
    code,
    title: t('paper.outdated'),
    place: t('paper.valid', { number: paper.current_revision }),
    text: changed,
  };
};

/** While it is looked up. */
export const paperPending = (t: Translate, name: PaperName): Verdict => ({
  tone: 'pending',
  code: nameOf(name),
  title: t('paper.checking'),
  text: '',
});

/** It could not be looked up: neither right nor wrong. */
export const paperRefusal = (t: Translate, name: PaperName, isUnknown: boolean, why: string): Verdict =>
  isUnknown
    ? { tone: 'bad', code: nameOf(name), title: t('paper.unknown'), text: why }
    : { tone: 'pending', code: nameOf(name), title: t('paper.offline'), text: t('paper.offlineText') };
