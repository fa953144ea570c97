import { Edit, EyeOpen, Trash } from '@blueprintjs/icons';
import type { ApiScope } from '@mullion/contracts';
import { useTranslation } from 'react-i18next';
import { areaOf, levelOf } from '../rules/scopes';

const icons = { read: EyeOpen, write: Edit, delete: Trash };

/** What a key opens: eye, pencil or bin, each with its word. */
export const ScopeTags = ({ scopes }: { readonly scopes: readonly ApiScope[] }) => {
  const { t } = useTranslation('apiAccess');
  return (
    <span className="scope-tags">
      {scopes.map((scope) => {
        const level = levelOf(scope);
        const Icon = icons[level];
        return (
          <span key={scope} className={`tag ${level === 'read' ? '' : level === 'write' ? 'acc' : 'warn'}`}>
            <Icon className="i" size={12} aria-hidden />
            {t(`area.${areaOf(scope)}`)}: {t(`level.${level}`)}
          </span>
        );
      })}
    </span>
  );
};
