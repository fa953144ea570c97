import { Tick } from '@blueprintjs/icons';
import type { PalletDetail } from '@mullion/contracts';
import { formatNumber } from '@mullion/i18n';
import { Tag } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../kits/address/language';
import { rowPlace } from '../state/selectors';
import type { Editor } from '../state/use-editor';

/** Everything on the pallet as a list; a press chooses it in the drawings. */
export const ProductsPanel = ({ pallet, editor }: { readonly pallet: PalletDetail; readonly editor: Editor }) => {
  const { t } = useTranslation('pallet');
  const language = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  const ids = new Set(editor.load.products.map((product) => product.id));
  const rowOf = (id: number) => rowPlace(editor.load, id)?.row ?? 0;
  const products = pallet.products
    .filter((product) => ids.has(product.id))
    .sort((a, b) => rowOf(a.id) - rowOf(b.id) || a.x - b.x || a.z - b.z);
  return (
    <section data-hotkeys="" aria-label={t('products.title')}>
      <header className="ph">
        <h2>{t('products.title')}</h2>
        <span className="cnt">{number(products.length)}</span>
      </header>
      <ul className="pe-products">
        {products.map((product) => (
          <li key={product.id}>
            <button
              type="button"
              aria-pressed={product.id === editor.selectedId}
              onClick={() => editor.press(product.id, 'side')}
            >
              <b>{product.position}</b>
              <span className="secondary pe-what">
                {product.order} ·{' '}
                <span className="nowrap">{`${number(product.width)} × ${number(product.height)}`}</span>
              </span>
              {product.checked && <Tick className="i ok" title={t('products.scanned')} />}
              {product.awaits_remake && <Tag tone="warn">{t('products.awaitsRemake')}</Tag>}
              {product.is_flipped && <Tag>{t('products.flipped')}</Tag>}
              <span className="secondary nowrap">{t('drawing.mass', { mass: number(product.weight) })}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};
