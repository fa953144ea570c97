import { ProductPicture } from '../../../entities/product/product-picture';
import { ErrorSign } from './error-sign';
import type { BoardUnit } from '@mullion/contracts';
import { useTranslation } from 'react-i18next';

interface UnitTileProps {
  readonly unit: BoardUnit;
  readonly widthPx?: number;
  readonly heightPx?: number;
}

/** A missing unit as it looks, with its position; red when something is wrong with it. */
export const UnitTile = ({ unit, widthPx = 38, heightPx = 40 }: UnitTileProps) => {
  const { t } = useTranslation('loadBoard');
  const problem = unit.station?.problem ?? null;
  const name = t(problem === null ? 'unit' : 'unitProblem', {
    order: unit.order,
    position: unit.position,
    problem: problem ?? '',
  });
  return (
    <li className={problem === null ? 'lb-unit' : 'lb-unit bad'} title={name}>
      <ProductPicture product={unit} label={name} widthPx={widthPx} heightPx={heightPx} />
      <b aria-hidden>
        {problem !== null && <ErrorSign />}
        {unit.position}
      </b>
    </li>
  );
};
