import type { EvidenceDeviation } from '@mullion/contracts';
import { formatMoment } from '@mullion/i18n';
import type { TFunction } from 'i18next';

type T = TFunction<'evidence'>;

const WARNINGS = [
  'overlap',
  'stop_order',
  'too_long',
  'outside_width',
  'too_heavy',
  'too_tall',
  'king_pin_overloaded',
  'axles_overloaded',
  'leans_left',
  'leans_right',
  'two_addresses',
] as const;

const warningText = (code: string, t: T): string => {
  const known = WARNINGS.find((warning) => code === `truck.${warning}`);
  return t(`warning.${known ?? 'other'}`);
};

/** A deviation in words. */
export const deviationText = ({ kind, pallet, turn, planned, what }: EvidenceDeviation, t: T): string =>
  t(`deviation.${kind}`, {
    pallet,
    turn: turn ?? '',
    planned: planned ?? '',
    what: kind === 'left_despite' ? warningText(what, t) : what,
  });

/** Hours, minutes and seconds of a moment where the reader is. */
export const timeOf = (moment: string): string => new Date(moment).toTimeString().slice(0, 8);

/** Month, day and time: the year stands in the head of the page. */
export const shortMoment = (moment: string): string => formatMoment(moment).slice(5);
