import { Edit, EyeOpen, Trash } from '@blueprintjs/icons';
import type { ApiScope } from '@mullion/contracts';
import { useTranslation } from 'react-i18next';
import { areasByLevel } from '../rules/scopes';

const icons = { read: EyeOpen, write: Edit, delete: Trash };
const tones = { read: '', write: 'acc', delete: 'warn' };

/** What a key opens: eye, pencil or bin, each with its areas and its word. */
export const ScopeTags = ({ scopes }: { readonly scopes: readonly ApiScope[] }) => {
  const { t } = useTranslation('apiAccess');
  return (
    <span className="scope-tags">
      {areasByLevel(scopes).map(({ level, areas }) => {
        const Icon = icons[level];
        return (
          <span key={level} className={`tag ${tones[level]}`}>
            <Icon className="i" size={12} aria-hidden />
            <span>{`${areas.map((area) => t(`area.${area}`)).join(', ')}: ${t(`level.${level}`)}`}</span>
          </span>
        );
      })}
    </span>
  );
};
