import { Button } from '@blueprintjs/core';
import { Link } from 'react-router';
import type { LeftOutTerm } from '@mullion/contracts';
import { Note } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { usePageHref } from '../../../kits/address/language';
import { paths } from '../../../entities/pages/paths';

interface LeftOutNoteProps {
  readonly leftOut: readonly LeftOutTerm[];
  /** The numbers as they were typed. */
  readonly typed: readonly string[];
  readonly onShowDispatched: () => void;
}

/** Which typed numbers are not among what is shown, why, and what brings them. */
export const LeftOutNote = ({ leftOut, typed, onShowDispatched }: LeftOutNoteProps) => {
  const { t } = useTranslation('planning');
  const href = usePageHref();
  if (leftOut.length === 0) return null;
  const asTyped = new Map(typed.map((term) => [term.toLowerCase(), term]));
  const has = (reason: LeftOutTerm['reason']): boolean => leftOut.some((one) => one.reason === reason);
  return (
    <Note
      tone="warn"
      title={t('leftOut.title', { count: leftOut.length })}
      actions={
        <>
          {has('departed') && <Button size="small" text={t('leftOut.showDispatched')} onClick={onShowDispatched} />}
          {has('not_planned') && (
            <Link className="bp6-button bp6-small" to={href(paths.orders())}>
              {t('toOrders')}
            </Link>
          )}
        </>
      }
    >
      {leftOut.map(({ term, reason }) => t(`leftOut.${reason}`, { number: asTyped.get(term) ?? term })).join('; ')}
    </Note>
  );
};
