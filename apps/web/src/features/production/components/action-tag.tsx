import { Comment, SmallTick, Undo, WarningSign } from '@blueprintjs/icons';
import { useTranslation } from 'react-i18next';

const comment = { name: 'comment', tone: '', Icon: Comment } as const;
const kinds = [
  comment,
  { name: 'done', tone: 'ok', Icon: SmallTick },
  { name: 'returned', tone: 'warn', Icon: Undo },
  { name: 'problem', tone: 'bad', Icon: WarningSign },
] as const;

/** What was done, by its code. */
export const ActionTag = ({ code }: { code: number }) => {
  const { t } = useTranslation('production');
  const { name, tone, Icon } = kinds[code] ?? comment;
  return (
    <span className={`tag pm-action ${tone}`}>
      <Icon size={12} aria-hidden />
      {t(`past.action.${name}`)}
    </span>
  );
};
