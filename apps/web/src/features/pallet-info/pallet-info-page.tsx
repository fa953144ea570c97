import './pallet-info.css';
import './photos.css';
import '../../app/packing/packing.css';
import { OnePallet } from '../../app/packing/one-pallet';
import { paths } from '../../app/paths';
import { PalletInfoView } from './components/pallet-info-view';

/** What a pallet is: drawings, figures, products and photos. Nothing of its arrangement is changed here. */
export const PalletInfoPage = () => (
  <OnePallet path={paths.palletInfo} skeleton="pi-skeleton">
    {(pallet) => <PalletInfoView pallet={pallet} />}
  </OnePallet>
);
