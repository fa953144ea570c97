import { Minus, Plus } from '@blueprintjs/icons';
import type { RightCode } from '@mullion/contracts';
import { Pane } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';

export interface RoleDifference {
  readonly role: string;
  /** How many have the role; undefined while it is not known. */
  readonly people: number | undefined;
  readonly gains: readonly RightCode[];
  readonly loses: readonly RightCode[];
}

/** What saving gives and takes, role by role, and how many people it touches. */
export const RightDifference = ({ roles }: { readonly roles: readonly RoleDifference[] }) => {
  const { t } = useTranslation('company');
  const names = (codes: readonly RightCode[]) => codes.map((code) => t(`rights.code.${code}`)).join('; ');
  return (
    <Pane title={t('rights.difference')}>
      <div aria-live="polite">
        {roles.length === 0 && <p className="muted">{t('rights.unchanged')}</p>}
        {roles.map(({ role, people, gains, loses }) => (
          <section key={role} className="right-difference">
            <h3>
              {role}
              {people !== undefined && <span className="secondary"> · {t('rights.touches', { count: people })}</span>}
            </h3>
            {gains.length > 0 && (
              <p className="gains">
                <Plus size={14} aria-hidden /> <b>{t('rights.gains')}</b> {names(gains)}
              </p>
            )}
            {loses.length > 0 && (
              <p className="loses">
                <Minus size={14} aria-hidden /> <b>{t('rights.loses')}</b> {names(loses)}
              </p>
            )}
          </section>
        ))}
      </div>
    </Pane>
  );
};
