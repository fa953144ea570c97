import { Edit, Minus, Move, Plus, SwapHorizontal } from '@blueprintjs/icons';
import type { PaperChange, PaperCheck } from '@mullion/contracts';
import { useTranslation } from 'react-i18next';
import { ProductPicture } from '../product/product-picture';
import { changeText } from './change-text';
import './papers.css';

const icons = { added: Plus, removed: Minus, moved: Move, swapped: SwapHorizontal, field: Edit } as const;
const ROOM = { widthPx: 48, heightPx: 56 };

const Drawing = ({ change }: { readonly change: PaperChange }) => {
  if (change.what === 'field' || change.item.category === null) return null;
  const { category, image, width, height, depth } = change.item;
  // a paper may have been printed before products had pictures
  return <ProductPicture product={{ category, width, height, depth, image: image ?? null }} label="" {...ROOM} />;
};

/** What changed since the paper in hand was printed, each product as it looks. */
export const PaperChanges = ({ paper }: { readonly paper: PaperCheck }) => {
  const { t } = useTranslation('labels');
  const more = paper.changes_count - paper.changes.length;
  return (
    <>
      <h2>{t('paper.what')}</h2>
      <ul className="paper-changes">
        {paper.changes.map((change) => {
          const { mark, title, text } = changeText(t, paper.kind, change);
          const Icon = icons[mark];
          return (
            <li key={`${title} ${text}`}>
              <span className="paper-drawing">
                <Drawing change={change} />
              </span>
              <span>
                <b>
                  <Icon size={14} aria-hidden /> {title}
                </b>
                <span className="secondary">{text}</span>
              </span>
            </li>
          );
        })}
      </ul>
      {more > 0 && <p className="muted">{t('paper.more', { count: more })}</p>}
    </>
  );
};
