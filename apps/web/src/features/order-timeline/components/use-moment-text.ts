import type { TimelineMoment } from '@mullion/contracts';
import { useTranslation } from 'react-i18next';
import { useStatusNames } from '../../../entities/status/use-statuses';
import type { WorkedTime } from '../rules/timeline-days';

const reasons = [
  'glass',
  'profile',
  'fittings',
  'surface',
  'colour',
  'size',
  'assembly',
  'transport',
  'documents',
  'changed',
  'other',
] as const;
const damages = ['glass', 'profile', 'fittings', 'other', 'missing'] as const;
const decided = ['take', 'keep', 'remake', 'gone'] as const;
const mailStates = ['pending', 'sending', 'sent', 'failed', 'unknown', 'cancelled'] as const;
const oneOf = <T extends string>(known: readonly T[], code: string | null, otherwise: T): T =>
  known.find((one) => one === code) ?? otherwise;

/** What happened, in a sentence. */
export const useMomentText = (): ((moment: TimelineMoment) => string) => {
  const { t } = useTranslation(['timeline', 'problems', 'evidence']);
  const { nameOf } = useStatusNames('orders');
  return (moment) => {
    const { kind, name, code, before, after } = moment;
    const counted = { name, done: moment.count ?? 0, all: moment.of ?? 0 };
    switch (kind) {
      case 'status':
        return before === null
          ? t('timeline:moment.firstStatus', { after: nameOf(after ?? 0) })
          : t('timeline:moment.status', { before: nameOf(before), after: nameOf(after ?? 0) });
      case 'decided':
        return t('timeline:moment.decided', { name, act: t(`timeline:decided.${oneOf(decided, code, 'keep')}`) });
      case 'remake':
        return t('timeline:moment.remake', { name, reason: t(`problems:reason.${oneOf(reasons, code, 'other')}`) });
      case 'damage':
        return t('timeline:moment.damage', { name, kind: t(`evidence:damage.${oneOf(damages, code, 'other')}`) });
      case 'mail': {
        const state = t(`timeline:mail.${oneOf(mailStates, code, 'unknown')}`);
        return name === '' ? t('timeline:moment.mailHidden', { state }) : t('timeline:moment.mail', { name, state });
      }
      case 'delivered':
        return code === 'signed'
          ? t('timeline:moment.signed', { name })
          : t('timeline:moment.unsigned', { name: name || '–' });
      default:
        return t(`timeline:moment.${kind}`, counted);
    }
  };
};

/** Working time in hours and minutes: a working day is not as long everywhere. */
export const useWorkedText = (): ((time: WorkedTime) => string) => {
  const { t } = useTranslation('timeline');
  return ({ hours, minutes }) =>
    hours === 0
      ? t('duration.minutes', { minutes })
      : minutes === 0
        ? t('duration.hours', { hours })
        : t('duration.both', { hours, minutes });
};
