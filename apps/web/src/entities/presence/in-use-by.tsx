import './presence.css';
import type { PresenceActivity } from '@mullion/contracts';
import { useTranslation } from 'react-i18next';
import { colourOf } from './people';
import { useHolder } from './use-presence';

/** A flag on a thing that somebody else drags, edits or has open; nothing while nobody does. It locks nothing. */
export const InUseBy = ({ kind, id }: Pick<PresenceActivity, 'kind' | 'id'>) => {
  const { t } = useTranslation('editor');
  const holder = useHolder(kind, id);
  if (!holder) return null;
  const act = holder.holds?.kind === kind && holder.holds.id === id ? holder.holds.act : 'open';
  return (
    <span className={`held-by p${colourOf(holder.user_id)}`} data-held={`${kind}:${id}`}>
      {t(`presence.flag.${act}`, { name: holder.name })}
    </span>
  );
};
