import { useState } from 'react';
import { Lock, Minus, Plus, Tick } from '@blueprintjs/icons';
import { Pane } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import type { MenuText } from '../../../entities/pages/menu-items';
import type { Change, PageAbilities } from '../rules/role-abilities';

const signs = { allowed: Tick, gains: Plus, loses: Minus, locked: Lock } as const satisfies Record<Change, unknown>;

const ChangeSign = ({ change }: { readonly change: Change }) => {
  const { t } = useTranslation('company');
  const Sign = signs[change];
  return <Sign className={`ability-sign ${change}`} size={14} title={t(`simulator.${change}`)} />;
};

/** The menu as a person of the role sees it, and what they may do on the page chosen there: now and after saving. */
export const RoleSimulator = ({ pages }: { readonly pages: readonly PageAbilities[] }) => {
  const { t } = useTranslation(['company', 'menu']);
  const [wanted, setWanted] = useState<MenuText>('pallets');
  const chosen = pages.find(({ page }) => page === wanted) ?? pages[0];
  if (!chosen) return null;
  return (
    <Pane title={t('company:simulator.title')} className="simulator" flush>
      <div className="simulator-body">
        <ul className="simulator-menu" aria-label={t('company:simulator.menu')}>
          {pages.map(({ page, change }) => (
            <li key={page}>
              <button
                type="button"
                className={change}
                aria-current={page === chosen.page}
                onClick={() => setWanted(page)}
              >
                <span>{t(`menu:${page}`)}</span>
                <span className="sp" />
                {change !== 'allowed' && <ChangeSign change={change} />}
              </button>
            </li>
          ))}
        </ul>
        <section className="simulator-acts" aria-label={t('company:simulator.acts')}>
          <h3>{t('company:simulator.acts')}</h3>
          {chosen.actions.length === 0 ? (
            <p className="muted">
              {t(chosen.change === 'locked' ? 'company:simulator.closed' : 'company:simulator.looksOnly')}
            </p>
          ) : (
            <ul>
              {chosen.actions.map(({ key, change, right }) => (
                <li key={key} className={change}>
                  <ChangeSign change={change} />
                  <span>{t(`company:simulator.act.${key}`)}</span>
                  <span className="sp" />
                  <span className="muted sm">
                    {right ?? (change === 'locked' ? t('company:simulator.byType') : '')}
                  </span>
                </li>
              ))}
            </ul>
          )}
        </section>
      </div>
    </Pane>
  );
};
