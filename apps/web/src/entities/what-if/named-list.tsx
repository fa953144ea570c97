import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface NamedRow {
  readonly key: number | string;
  readonly name: string;
  readonly text: ReactNode;
}
interface NamedListProps {
  readonly rows: readonly NamedRow[];
  /** Of all, also those that are not named. */
  readonly total: number;
  /** Few rows stand open; many are folded. */
  readonly open?: boolean;
}

/** Rows by name, folded until somebody wants to read them. */
export const NamedList = ({ rows, total, open = false }: NamedListProps) => {
  const { t } = useTranslation('whatIf');
  if (rows.length === 0) return null;
  const list = (
    <>
      <ul className="what-if-list">
        {rows.map(({ key, name, text }) => (
          <li key={key}>
            <b className="num">{name}</b> <span>{text}</span>
          </li>
        ))}
      </ul>
      {total > rows.length && <p className="muted">{t('more', { count: total - rows.length })}</p>}
    </>
  );
  if (open) return list;
  return (
    <details>
      <summary>{t('list')}</summary>
      {list}
    </details>
  );
};
